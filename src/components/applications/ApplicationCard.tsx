import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NameMark } from "../../../islands/lib/NameMark.tsx";
import { t, tn } from "../../content/words.ts";
import type { NoteTemplate } from "../../db/employers/note-templates.ts";
import * as routes from "../../routes.ts";
import type { PaymentStatus } from "../../shared/applications/admin-application.ts";
import {
  type AnsweredApplication,
  isWithheld,
  type WithheldApplication,
} from "../../shared/applications/job-application.ts";
import { longDateTime, shortDate } from "../../shared/format.ts";
import { Dotted } from "../shell/Dotted.tsx";
import { ApplicationAnswer, type RefusedStatus } from "./ApplicationAnswer.tsx";
import { ApplicationBadges, StatusBadge } from "./ApplicationBadges.tsx";
import { PersonalDetails, ProfessionalDetails } from "./ApplicationDetails.tsx";
import { ApplicationDocuments } from "./ApplicationDocuments.tsx";
import { DisclosureForm } from "./DisclosureForm.tsx";
import { InboxMessages } from "./InboxMessages.tsx";
import { KeyFacts } from "./KeyFacts.tsx";
import type { ListPlace } from "./ListPlaceFields.tsx";
import { NeighbourLinks, type Neighbours } from "./NeighbourLinks.tsx";
import { StatusHistory } from "./StatusHistory.tsx";
import { UndoForm } from "./UndoForm.tsx";
import { Invitation } from "./VerdictForm.tsx";

interface Props {
  application: AnsweredApplication;
  place: ListPlace;
  neighbours: Neighbours;
  shown: Shown;
  /** The payment status that a row need not call attention to. */
  usualPayment: PaymentStatus;
  /** The sentences that the employer keeps. */
  templates: NoteTemplate[];
  now: Date;
}

/** The address chooses the part of the list. */
export interface Shown {
  open: string | undefined;
  /** The employer has just changed the status of this application without script. */
  updated: string | undefined;
  /** Explains next how to invite this candidate. */
  invites: boolean;
  /** A change of the status that the server refused, as it was typed. */
  refused?: ({ id: string } & RefusedStatus) | undefined;
  /** The typed reply to the candidate whose row is open. */
  reply?: string | undefined;
}

/** A row of the list. It opens into all that the employer needs to answer. */
export function ApplicationCard({
  application,
  place,
  neighbours,
  shown,
  usualPayment,
  templates,
  now,
}: Props) {
  const linkTo = useLinkTo();
  if (isWithheld(application)) return <WithheldRow application={application} />;
  const { id, fullName, reference, submittedAt, applicationStatus, desiredPosition, experience } =
    application;
  const isUpdated = shown.updated === id;
  const refused = shown.refused?.id === id ? shown.refused : undefined;
  const isNew = applicationStatus === "submitted";
  const { unread } = application.conversation;
  const talk = (
    <InboxMessages
      conversation={application.conversation}
      place={place}
      typed={shown.open === id ? shown.reply : undefined}
    />
  );
  const ways = <NeighbourLinks job={application.jobId} place={place} of={neighbours} />;
  return (
    <li className={isNew ? "applicant is-new" : "applicant"}>
      <details name="application" id={`row-${id}`} open={shown.open === id}>
        <summary className="row applicant-head" id={`application-${id}`}>
          <NameMark name={fullName} isPerson />
          <span className="applicant-name">
            <strong>{fullName}</strong>
            <span className="meta">
              {desiredPosition} · {experience}
            </span>
          </span>
          <ApplicationBadges {...{ application, unread, usualPayment }} />
          <time className="meta" dateTime={submittedAt}>
            {shortDate(submittedAt)}
          </time>
        </summary>
        <div className="applicant-body">
          {ways}
          <div>
            <h3 id={`candidate-${id}`}>{fullName}</h3>
            <StatusBadge application={application} />
            {unread > 0 && <a href={`#messages-${id}`}>{tn("messages.unread", unread)}</a>}
            {application.withheld && <p className="notice">{t("erasure.unreadable.employer")}</p>}
            <KeyFacts application={application} />
            {isUpdated && shown.invites && <Invitation application={application} />}
            <ApplicationAnswer {...{ application, place, templates, now, isUpdated, refused }} />
          </div>
          {unread > 0 && talk}
          <div>
            <ApplicationDocuments application={application} now={now} />
          </div>
          <div>
            <ProfessionalDetails application={application} />
            <PersonalDetails application={application} />
            {application.masked.length > 0 && <DisclosureForm application={application} />}
          </div>
          {unread === 0 && talk}
          <div>
            <StatusHistory history={application.history} />
            <Dotted>
              {t("employer.application.reference", { reference })}
              {t("employer.application.submitted", { date: longDateTime(submittedAt) })}
              {application.hasJobVersion && (
                <a href={linkTo(routes.employerApplicationJob, { id })}>{t("jobVersion.link")}</a>
              )}
            </Dotted>
          </div>
          {ways}
        </div>
      </details>
      <UndoForm application={application} place={place} now={now} isOnRow />
    </li>
  );
}

function WithheldRow({ application }: { application: WithheldApplication }) {
  const { id, reference, desiredPosition: position, withheld } = application;
  return (
    <li className="applicant withheld" id={`application-${id}`}>
      <div className="row applicant-head">
        <h3>{t("withheld.heading", { reference })}</h3>
        <ApplicationBadges application={application} />
      </div>
      {position && <p className="meta">{t("withheld.position", { position })}</p>}
      <p className="meta">{t(`withheld.${withheld}`)}</p>
    </li>
  );
}
