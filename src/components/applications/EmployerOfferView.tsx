import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { JobApplicationRow } from "../../db/applications/employer-applications.ts";
import type { Hire } from "../../db/applications/hires.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import * as routes from "../../routes.ts";
import { longDate } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { NeedsMail, useHasMail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { ApplicationHead } from "./ApplicationHead.tsx";
import { EmployerOffers } from "./EmployerOffers.tsx";
import { OfferForm, type OfferFormState } from "./OfferForm.tsx";
import { OfferReview } from "./OfferReview.tsx";

export type OfferOutcome = "made" | "withdrawn";

interface Props {
  application: JobApplicationRow;
  job: Job;
  offers: ShownJobOffer[];
  hire: Hire;
  outcome: OfferOutcome | undefined;
  form: OfferFormState;
}

/** The offers to one candidate, and the form for another one or a look at what it sends. */
export function EmployerOfferView({ application, job, offers, hire, outcome, form }: Props) {
  const linkTo = useLinkTo();
  const sends = useHasMail() ? "done" : "unmailed";
  const { id, fullName, reference, applicationStatus } = application;
  const action = linkTo(routes.employerOffer, { id });
  const last = offers.at(-1)?.state;
  const mayOffer = last !== "open" && last !== "accepted" && applicationStatus !== "rejected";
  return (
    <>
      <ApplicationHead id={id} jobId={job.id} title={t("offer.title", { name: fullName })}>
        <span>{job.title}</span> <span className="whole">{reference}</span>
      </ApplicationHead>
      <div className="narrow page interview-page">
        {mayOffer && <ErrorSummary title={t("errors.summary")} issues={form.issues} />}
        <div>
          {outcome && <Notice kind="success" text={t(`offer.${sends}.${outcome}`)} />}
          {!mayOffer && <WhyNoForm issues={form.issues} />}
          {hire.confirmedAt && <p>{t("offer.confirmed", { date: longDate(hire.confirmedAt) })}</p>}
          {!form.review && <EmployerOffers applicationId={id} offers={offers} job={job} />}
        </div>
        {mayOffer ? (
          <section id="make">
            {form.review ? (
              <OfferReview values={form.values} offer={form.review} job={job} action={action} />
            ) : (
              <>
                {offers.length > 0 && <h2>{t("offer.form.more")}</h2>}
                <p>
                  <NeedsMail>{t("offer.lead.mailed")}</NeedsMail> {t("offer.lead")}
                </p>
                <OfferForm {...form} action={action} />
              </>
            )}
          </section>
        ) : (
          applicationStatus === "rejected" && <p>{t("offer.refused.rejected")}</p>
        )}
      </div>
    </>
  );
}

/** Says why the site refused a form that the page does not show any more. */
function WhyNoForm({ issues: [first] }: Pick<OfferFormState, "issues">) {
  return first && <Notice kind="error" text={first.message} />;
}
