import { t } from "../../content/words.ts";
import type { Finding, JobHold } from "../../shared/job-review.ts";
import { Notice } from "../Notice.tsx";

/** Each rule that met, with the sentence that it met in. */
export function Findings({ findings }: { findings: Finding[] }) {
  return (
    <ul className="findings">
      {findings.map(({ rule, sentence }) => (
        <li key={rule}>
          {t(`review.rule.${rule}`)} <q>{sentence}</q>
        </li>
      ))}
    </ul>
  );
}

/** Tells the employer why a job waits, or why it was refused. */
export function HeldJobNotice({ hold }: { hold: JobHold }) {
  const { findings, state, reason } = hold;
  const isRefused = state === "refused";
  return (
    <Notice kind="warning" title={t(isRefused ? "review.refused.title" : "review.held.title")}>
      <HoldText hold={hold} />
      {isRefused && <p className="lines">{t("review.refused.reason", { reason: reason ?? "" })}</p>}
      <Findings findings={findings} />
    </Notice>
  );
}

function HoldText({ hold: { findings, state } }: { hold: JobHold }) {
  if (state === "refused") return <p>{t("review.refused.text")}</p>;
  return <p>{t(findings.length > 0 ? "review.held.text" : "review.again.text")}</p>;
}
