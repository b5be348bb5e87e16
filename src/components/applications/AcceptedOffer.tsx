import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import { longDate, usd } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { Notice } from "../shell/Notice.tsx";
import { isOpen } from "./CourseStages.tsx";

/** The terms of the job that the candidate has, if it has any. */
export const acceptedTerms = (application: OwnApplication) =>
  hasAcceptedOffer(application) ? application.offers.at(-1)?.terms : undefined;

/** True while the candidate has the job that the newest offer was about. */
export const hasAcceptedOffer = (application: OwnApplication): boolean =>
  application.offers.at(-1)?.state === "accepted" && isOpen(application);

interface Props {
  application: OwnApplication;
  offer: ShownJobOffer;
  /** The candidate has just answered. */
  isSaved: boolean;
}

/** Tells somebody who accepted an offer first that they have the job, then what happens next. */
export function AcceptedOffer({ application, offer, isSaved }: Props) {
  const { job, destination, conversation } = application;
  const company = job?.company ?? "";
  const { terms } = offer;
  return (
    <>
      <div className="card offer got-job" role={isSaved ? "status" : undefined}>
        <h2>
          {terms && destination
            ? t("hire.section.job", { title: terms.position, country: say(destination) })
            : t("hire.section.confirmed")}
        </h2>
        {terms && (
          <p>
            {company} · {t("offer.fact.salary.value", { salary: usd(terms.salary) })}
            <br />
            {t("hire.accepted", { start: longDate(terms.startsOn) })}
          </p>
        )}
      </div>
      <h3>{t("success.next.title")}</h3>
      <ol>
        {conversation?.closed === null && <li>{t("hire.next.employer", { company })}</li>}
        <li>{t("success.next.visa")}</li>
      </ol>
      <Notice>
        <p>
          <ContactText>{t("offer.mail.free", { email: site.contactEmail })}</ContactText>
        </p>
      </Notice>
    </>
  );
}
