import { claims } from "../../content/claims.ts";
import { destinations } from "../../content/destinations.ts";
import { t } from "../../content/words.ts";
import { count } from "../../shared/format.ts";
import { Stat } from "../Stat.tsx";

export function SuccessNumbers({ vacancies }: { vacancies: number | undefined }) {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.success.title")}</h2>
        <ul className="tiles">
          <Stat
            value={vacancies === undefined ? claims.vacanciesFallback : count(vacancies)}
            label={t("home.success.vacancies")}
          />
          <Stat value={count(destinations.length)} label={t("home.success.countries")} />
          <Stat value={claims.successRate} label={t("home.success.rate")} />
        </ul>
      </div>
    </section>
  );
}
