import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";
import { hasAcceptedOffer } from "./AcceptedOffer.tsx";
import type { OfferOutcome } from "./OwnOffer.tsx";

interface Props {
  application: OwnApplication;
  token: string;
  outcome: OfferOutcome | undefined;
}

/** Asks whether the candidate was hired, and invites to write a review afterwards. */
export function OwnHire({ application, token, outcome }: Props) {
  const { hire, offers, applicationStatus, withdrawnAt } = application;
  const isAsked = applicationStatus === "accepted" && !withdrawnAt && offers.at(-1)?.state !== "open";
  const problem = outcome?.part === "hire" ? outcome.problem : undefined;
  if (!hire.confirmedAt && !isAsked && !problem) return null;
  // The accepted offer above says the same.
  const isRevoked = applicationStatus === "rejected";
  const isTold = hasAcceptedOffer(application);
  return (
    <section id="hire" className="own-hire">
      <h2>{t(headingOf(application))}</h2>
      {problem && <Notice kind="error" text={problem} />}
      {hire.confirmedAt ? (
        <>
          {isRevoked ? (
            <p>
              <ContactText>{t("hire.revoked", { email: site.contactEmail })}</ContactText>
            </p>
          ) : (
            !isTold && <p>{t("hire.confirmed", { date: longDate(hire.confirmedAt) })}</p>
          )}
          <ReviewInvitation {...{ application, token, outcome }} />
        </>
      ) : (
        isAsked && <HireForm application={application} token={token} />
      )}
    </section>
  );
}

function headingOf(application: OwnApplication) {
  if (!application.hire.confirmedAt) return "hire.section";
  if (application.applicationStatus === "rejected") return "hire.section.revoked";
  return hasAcceptedOffer(application) ? "review.own.title" : "hire.section.confirmed";
}

function HireForm({ application: { hire, job }, token }: Omit<Props, "outcome">) {
  const linkTo = useLinkTo();
  const isDenied = hire.deniedAt !== null;
  return (
    <form method="post" action={linkTo(routes.applicationHire, { token })}>
      <p>{isDenied ? t("hire.denied") : askWords(job?.company)}</p>
      <p className="actions">
        <button type="submit" name="answer" value="yes" className={isDenied ? "btn-quiet" : undefined}>
          {t("hire.yes")}
        </button>
        {!isDenied && (
          <button type="submit" name="answer" value="no" className="btn-quiet">
            {t("hire.no")}
          </button>
        )}
      </p>
    </form>
  );
}

const askWords = (company: string | undefined) =>
  company ? t("hire.question", { company }) : t("hire.question.anybody");

function ReviewInvitation({ application: { hire, job }, token, outcome }: Props) {
  const linkTo = useLinkTo();
  if (hire.isReviewed)
    return (
      <>
        {outcome?.part === "review" && <Notice kind="success" text={t("review.own.done")} />}
        <p>
          <a href={linkTo(routes.reviews)}>{t("hire.review.written")}</a>
        </p>
      </>
    );
  if (!job) return null;
  return (
    <p>
      {t("hire.review.invite")}{" "}
      <a href={linkTo(routes.applicationReview, { token })}>{t("hire.review.link")}</a>
    </p>
  );
}
