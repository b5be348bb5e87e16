import { t } from "../../../content/words.ts";
import { Icon, type IconName } from "../../shell/Icon.tsx";

const benefits = [
  ["visa", "visa"],
  ["flight", "plane"],
  ["housing", "home"],
  ["verified", "shield"],
] as const satisfies readonly (readonly [string, IconName])[];

/** `fee` as people read it; undefined where none is charged. */
export function FreeBenefits({ fee }: { fee: string | undefined }) {
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.benefits.title")}</h2>
        <p className="lead">{t("home.benefits.lead")}</p>
        <ul className="tiles">
          {benefits.map(([benefit, icon]) => (
            <li key={benefit} className="card">
              <Icon name={icon} />
              <h3>{t(`home.benefits.${benefit}.title`)}</h3>
              <p>{t(`home.benefits.${benefit}.text`)}</p>
            </li>
          ))}
        </ul>
        <div className="fee">
          <h3>{fee ? t("home.fee.title", { fee }) : t("home.fee.free.title")}</h3>
          <p>{fee ? t("home.fee.text") : t("home.fee.free.text")}</p>
        </div>
      </div>
    </section>
  );
}
