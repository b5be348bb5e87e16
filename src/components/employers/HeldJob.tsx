import { t } from "../../content/words.ts";
import type { Finding, JobHold } from "../../shared/jobs/job-review.ts";
import { Notice } from "../shell/Notice.tsx";

/** Each rule that met, with the sentence that it met in. */
export function Findings({ findings }: { findings: Finding[] }) {
  return (
    <ul>
      {findings.map(({ rule, sentence }) => (
        <li key={rule}>
          {t(`review.rule.${rule}`)} <q>{sentence}</q>
        </li>
      ))}
    </ul>
  );
}

const titleOf = ({ state }: JobHold) => t(state === "refused" ? "review.refused.title" : "review.held.title");

/** Tells the employer, on a page of its own job, why it waits or why it was refused. */
export function HeldJobNotice({ hold }: { hold: JobHold }) {
  return (
    <Notice kind="warning" title={titleOf(hold)}>
      <Why hold={hold} />
    </Notice>
  );
}

/** The same within the card of a job, which has a heading of its own. */
export function HeldJobNote({ hold }: { hold: JobHold }) {
  return (
    <div className="notice notice-warning">
      <p>
        <strong>{titleOf(hold)}</strong>
      </p>
      <Why hold={hold} />
    </div>
  );
}

function Why({ hold: { findings, state, reason } }: { hold: JobHold }) {
  return (
    <>
      {state === "refused" ? (
        <>
          <p>{t("review.refused.text")}</p>
          <p className="lines">{t("review.refused.reason", { reason: reason ?? "" })}</p>
        </>
      ) : (
        <p>{t(findings.length > 0 ? "review.held.text" : "review.again.text")}</p>
      )}
      {findings.length > 0 && <Findings findings={findings} />}
    </>
  );
}
