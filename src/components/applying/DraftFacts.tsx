import { firstOpenStep } from "../../../islands/applying/read-answers.ts";
import { stepTitle } from "../../../islands/applying/words.ts";
import { t } from "../../content/words.ts";
import type { JobName } from "../../db/applications/application-job.ts";
import type { Answers } from "../../shared/applying/application.ts";
import { longDateTime } from "../../shared/format.ts";
import { Facts } from "../applications/Facts.tsx";

interface Props {
  draft: {
    /** Undefined for a general application. */
    job: JobName | undefined;
    answers: Answers;
    usedAt: Date;
  };
}

/** Says which draft is meant: its job, where it goes on, and when it was last used. */
export function DraftFacts({ draft: { job, answers, usedAt } }: Props) {
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
          [t("moveDraft.used"), t("application.date", { date: longDateTime(usedAt) })],
        ]}
      />
    </div>
  );
}
