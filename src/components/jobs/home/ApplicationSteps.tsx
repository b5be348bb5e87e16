import { claims } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";

/** `fee` as people read it; undefined where none is charged. */
export function ApplicationSteps({ fee }: { fee: string | undefined }) {
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.steps.title")}</h2>
        <p className="lead">{t("home.steps.lead", { time: claims.applicationTime })}</p>
        <ol className="tiles steps-overview">
          {([1, 2, 3] as const).map((step) => (
            <li key={step} className="card">
              <h3>{t(`home.steps.${step}.title`)}</h3>
              <p>{t(`home.steps.${step}.text`)}</p>
            </li>
          ))}
          <li className="card">
            <h3>{t("home.steps.4.title")}</h3>
            <p>{fee ? t("home.steps.4.text", { fee }) : t("home.steps.4.free")}</p>
          </li>
        </ol>
      </div>
    </section>
  );
}
