import { firstOpenStep } from "../../../islands/applying/read-answers.ts";
import { stepTitle } from "../../../islands/applying/words.ts";
import { t } from "../../content/words.ts";
import type { JobName } from "../../db/applications/application-job.ts";
import type { Answers } from "../../shared/applying/application.ts";
import { personalFields } from "../../shared/applying/application-fields.ts";
import { type DocumentFieldName, documentFields } from "../../shared/applying/document-fields.ts";
import { listed, longDateTime } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";
import { Facts } from "../applications/Facts.tsx";

interface Props {
  draft: {
    /** Undefined for a general application. */
    job: JobName | undefined;
    answers: Answers;
    usedAt: Date;
  };
}

/** Describes a draft by its job, what is in it, the way to continue it, and the time of its last use. */
export function DraftFacts({ draft: { job, answers, usedAt } }: Props) {
  const documents = (Object.keys(documentFields) as DocumentFieldName[]).filter((name) => answers[name]);
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
          ...(answers.fullName
            ? [[say(personalFields.fullName.label), <bdi key="name">{answers.fullName}</bdi>] as const]
            : []),
          ...(documents.length > 0
            ? [
                [
                  t("application.documents"),
                  listed(documents.map((name) => say(documentFields[name].label))),
                ] as const,
              ]
            : []),
          [t("moveDraft.next"), stepTitle(firstOpenStep(answers))],
          [t("moveDraft.used"), t("application.date", { date: longDateTime(usedAt) })],
        ]}
      />
    </div>
  );
}
