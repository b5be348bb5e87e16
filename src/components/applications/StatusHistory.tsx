import { t } from "../../content/words.ts";
import { statusLabel } from "../../shared/applications/application-status.ts";
import type { StatusStep } from "../../shared/applications/job-application.ts";
import { longDateTime } from "../../shared/format.ts";

/** Renders nothing for an application without changes. */
export function StatusHistory({ history }: { history: StatusStep[] }) {
  if (history.length === 0) return null;
  return (
    <details className="history">
      <summary>{t("employer.application.history")}</summary>
      <ol className="plain">
        {history.map(({ changedBy, byCandidate, fromStatus, toStatus, changedAt }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may be alike in all that is shown
          <li key={index}>
            {t("employer.application.change", { from: statusLabel(fromStatus), to: statusLabel(toStatus) })}
            <span className="meta">
              {" "}
              {t("employer.application.changedBy", {
                name:
                  changedBy ?? t(byCandidate ? "offer.history.candidate" : "employer.application.someone"),
                date: longDateTime(changedAt),
              })}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
