import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { PracticeNote } from "../applying/PracticeNote.tsx";
import { ContactText } from "../shell/ContactText.tsx";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { hasAcceptedOffer } from "./AcceptedOffer.tsx";
import { hasNews, hasUnread } from "./asks-for-answer.ts";
import { ClosedToEmployer } from "./ClosedToEmployer.tsx";
import { CourseStages, isOpen } from "./CourseStages.tsx";
import { Facts } from "./Facts.tsx";
import { JobAsRead } from "./JobAsRead.tsx";
import { JobTakenDown } from "./JobTakenDown.tsx";
import { OwnApplicationHead } from "./OwnApplicationHead.tsx";
import { isRefusedHere, OwnCertificates, problemPath } from "./OwnCertificates.tsx";
import { OwnConsent } from "./OwnConsent.tsx";
import { ErasureAsked } from "./OwnData.tsx";
import { OwnDocuments } from "./OwnDocuments.tsx";
import { isEnded, OwnEnd, OwnNews } from "./OwnEnd.tsx";
import { OwnHire } from "./OwnHire.tsx";
import { OwnInterviews } from "./OwnInterviews.tsx";
import { OwnMessages } from "./OwnMessages.tsx";
import { OwnOffer } from "./OwnOffer.tsx";
import { OwnOpenings } from "./OwnOpenings.tsx";
import { OwnPlacements } from "./OwnPlacements.tsx";
import { OwnTasks } from "./OwnTasks.tsx";
import type { OwnOutcomes } from "./own-outcomes.ts";
import { PassportEnding } from "./PassportEnding.tsx";
import { sentRows } from "./sent-rows.ts";

interface Props {
  application: OwnApplication;
  token: string;
  outcomes: OwnOutcomes;
  now: Date;
  /** After so many days without an offered job the site refunds a general application. 0: never. */
  refundDays: number;
}

/** All that an applicant may see of their own application. */
export function OwnApplicationView({ application, token, outcomes, now, refundDays }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const { sent = {}, interview, placement, offer, passport = {}, dates = {} } = outcomes;
  const { details } = application;
  const takenDownAt = isOpen(application) ? application.jobTakenDownAt : null;
  const hire = <OwnHire {...{ application, token, outcome: offer }} />;
  const isToldOfJob = hasAcceptedOffer(application);
  const certificates = <OwnCertificates {...{ application, token, sent, dates, now }} />;
  const isCertificateRefused = isRefusedHere({ sent, dates });
  const messages = <OwnMessages conversation={application.conversation} token={token} />;
  return (
    <>
      <OwnApplicationHead application={application} takenDownAt={takenDownAt} />
      <div className="wrap page voyage-body own-application">
        <div>
          <ErrorSummary
            title={t("errors.summary")}
            issues={[
              ...(sent.problem ? [{ path: problemPath(application, sent), message: sent.problem }] : []),
              ...(passport.issues ?? []),
              ...(dates.issues ?? []),
            ]}
          />
          {application.job?.sample && <PracticeNote />}
          <ErasureAsked {...application} />
          {isCertificateRefused && certificates}
          <OwnPlacements {...{ application, token, outcome: placement, refundDays }} />
          <OwnOffer {...{ application, token, outcome: offer }} />
          {!isToldOfJob && hire}
          <OwnInterviews {...{ application, token, outcome: interview, now }} />
          {hasUnread(application) && messages}
          {takenDownAt && <JobTakenDown {...{ application, token }} />}
          <h2>{t("application.status")}</h2>
          <CourseStages application={application} takenDownAt={takenDownAt} now={now} />
          {hasNothingToDo(application) && <OwnNews />}
          <OwnEnd {...{ application, token }} />
          {!takenDownAt && isOpen(application) && application.closedBecause && (
            <ClosedToEmployer application={application} because={application.closedBecause} />
          )}
          {!hasUnread(application) && messages}
          {isToldOfJob && hire}
        </div>
        <div>
          <JobAsRead application={application} />
          <details className="folded" open={!details || application.isUnmasked}>
            <summary>
              <h2>{t("application.sent")}</h2>
            </summary>
            {!details && (
              <Notice kind="error">
                <p>
                  <ContactText>{t("ownData.unreadable", { email: site.contactEmail })}</ContactText>
                </p>
              </Notice>
            )}
            <Facts rows={sentRows(application)} />
            {!application.isUnmasked && (
              <p className="meta">
                {t("private.masked")}{" "}
                {sendsEmail && <a href={linkTo(routes.applicationPrivate, { token })}>{t("private.link")}</a>}
              </p>
            )}
            <OwnConsent application={application} />
          </details>
          <h2 id="documents">{t("application.documents")}</h2>
          {isOpen(application) && !application.closedBecause && (
            <PassportEnding {...{ application, token, now }} outcome={passport} />
          )}
          {sent.isReplaced && <Notice kind="success" text={t("scan.own.done")} />}
          <OwnDocuments {...{ application, token, sent, now }} />
          <OwnOpenings application={application} />
          {!isCertificateRefused && certificates}
        </div>
        <OwnTasks {...{ application, token, takenDownAt }} />
      </div>
    </>
  );
}

const hasNothingToDo = (application: OwnApplication): boolean =>
  !hasNews(application) &&
  !isEnded(application) &&
  !application.closedBecause &&
  !application.jobTakenDownAt &&
  application.infected.length === 0;
