import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { NoteTemplate } from "../../db/employers/note-templates.ts";
import * as routes from "../../routes.ts";
import type { PaymentStatus } from "../../shared/applications/admin-application.ts";
import type { ReadableApplication } from "../../shared/applications/job-application.ts";
import type { Issue } from "../../shared/issues.ts";
import { NeedsMail } from "../shell/NeedsMail.tsx";
import { AgreedFacts } from "./AgreedFacts.tsx";
import type { ListPlace } from "./ListPlaceFields.tsx";
import { RejectionForm } from "./RejectionForm.tsx";
import { StatusForm } from "./StatusForm.tsx";
import { UndoForm } from "./UndoForm.tsx";
import { VerdictForm } from "./VerdictForm.tsx";

/** A change of the status that the server refused, as it was typed. */
export interface RefusedStatus {
  answers: Partial<Record<string, string>>;
  issues: Issue[];
}

interface Props {
  application: ReadableApplication;
  place: ListPlace;
  templates: NoteTemplate[];
  now: Date;
  isUpdated: boolean;
  refused: RefusedStatus | undefined;
}

/** All answers to a candidate in one box: the quick ones, the list of statuses and the offer. */
export function ApplicationAnswer({ application, place, templates, now, isUpdated, refused }: Props) {
  const linkTo = useLinkTo();
  const { id } = application;
  const isRejection = refused && "note" in refused.answers;
  // One press must not undo what the candidate accepted.
  const isQuick = isRejection || application.agreement.offer?.state !== "accepted";
  return (
    <section className="answer" aria-labelledby={`answer-${id}`}>
      <h4 id={`answer-${id}`}>{t("employer.answer")}</h4>
      <AgreedFacts application={application} />
      {isQuick && (
        <VerdictForm
          application={application}
          place={place}
          ways={{
            interview: (
              <p className="desk-ways">
                <a href={linkTo(routes.employerInterviews, { id })}>{t("interview.offer.link")}</a>
                <a href={linkTo(routes.employerOffer, { id })}>{t("offer.link")}</a>
              </p>
            ),
            no: <RejectionForm {...{ application, place, templates }} {...(isRejection && refused)} />,
          }}
        />
      )}
      <p className="meta">
        {isUnpaid(application.paymentStatus) && `${t("employer.application.unpaid")} `}
        <NeedsMail instead={t("employer.applications.undo")}>{t("employer.applications.mailed")}</NeedsMail>
      </p>
      <UndoForm application={application} place={place} now={now} />
      <div className="further">
        <StatusForm {...{ application, place, isUpdated }} {...(!isRejection && refused)} />
      </div>
    </section>
  );
}

export const isUnpaid = (status: PaymentStatus): status is "pending" | "failed" =>
  status === "pending" || status === "failed";
