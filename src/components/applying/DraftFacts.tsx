import { firstOpenStep } from "../../../islands/applying/read-answers.ts";
import { stepTitle } from "../../../islands/applying/words.ts";
import { t } from "../../content/words.ts";
import type { JobName } from "../../db/applications/application-job.ts";
import type { Answers } from "../../shared/applying/application.ts";
import { longDateTime } from "../../shared/format.ts";
import { Facts } from "../applications/Facts.tsx";
import { Badge } from "../shell/Badge.tsx";

interface Props {
  draft: {
    /** Undefined for a general application. */
    job: JobName | undefined;
    answers: Answers;
    usedAt: Date;
  };
  /** The other draft, where the candidate chooses between two. */
  other?: { usedAt: Date } | undefined;
}

/** Describes a draft by its job, the way to continue it, and the time of its last use. */
export function DraftFacts({ draft: { job, answers, usedAt }, other }: Props) {
  const used = t("application.date", { date: longDateTime(usedAt) });
  return (
    <div className="draft">
      <Facts
        rows={[
          [
            t("application.vacancy"),
            job
              ? t("application.vacancy.of", { title: job.title, company: job.company })
              : t("apply.bill.general"),
          ],
          [t("moveDraft.next"), stepTitle(firstOpenStep(answers))],
          [
            t("moveDraft.used"),
            other && usedAt > other.usedAt ? (
              <>
                {used} <Badge kind="info">{t("moveDraft.newest")}</Badge>
              </>
            ) : (
              used
            ),
          ],
        ]}
      />
    </div>
  );
}
