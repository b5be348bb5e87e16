import { t } from "../../content/words.ts";
import type { Finding, JobHold } from "../../shared/jobs/job-review.ts";
import { Notice } from "../shell/Notice.tsx";

/** Lists each rule that matched, with the sentence that matched it. */
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

/** Tells the employer on the page of a job why it waits, or why it was refused. */
export function HeldJobNotice({ hold }: { hold: JobHold }) {
  return (
    <Notice kind="warning" title={titleOf(hold)}>
      <Why hold={hold} />
    </Notice>
  );
}

/** Says the same in the card of a job, whose heading is there already. */
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
