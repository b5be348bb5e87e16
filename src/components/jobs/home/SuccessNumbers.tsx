import { claims } from "../../../content/claims.ts";
import { destinations } from "../../../content/destinations.ts";
import { type Samples, sampleNote } from "../../../content/samples.ts";
import { t } from "../../../content/words.ts";
import { count } from "../../../shared/format.ts";
import { Stat } from "../../shell/Stat.tsx";

interface Props {
  /** Undefined when they cannot be counted. */
  vacancies: number | undefined;
  samples: Samples;
}

export function SuccessNumbers({ vacancies, samples }: Props) {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.success.title")}</h2>
        <ul className="tiles">
          <Stat
            value={vacancies === undefined ? claims.vacanciesFallback : count(vacancies)}
            label={t("home.success.vacancies") + (vacancies ? sampleNote(samples) : "")}
          />
          <Stat value={count(destinations.length)} label={t("home.success.countries")} />
          <Stat value={claims.successRate} label={t("home.success.rate")} />
        </ul>
      </div>
    </section>
  );
}
