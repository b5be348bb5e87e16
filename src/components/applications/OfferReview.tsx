import { t } from "../../content/words.ts";
import type { JobOffer } from "../../shared/applications/job-offer.ts";
import { longDate } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { OfferFacts } from "./OfferFacts.tsx";
import type { OfferFormState } from "./OfferForm.tsx";
import { OtherPosition } from "./OtherPosition.tsx";

interface Props {
  values: OfferFormState["values"];
  offer: JobOffer;
  job: Job;
  action: string;
}

const fields = ["position", "salary", "months", "startsOn", "visa", "flight", "note", "document"];

/** Shows the offer as the candidate will see it, before it is sent. */
export function OfferReview({ values, offer, job, action }: Props) {
  const terms = { ...offer, note: offer.note || null };
  return (
    <>
      <h2>{t("offer.review.title")}</h2>
      <p>{t("offer.review.lead")}</p>
      <div className="card offer">
        <OtherPosition job={job} offer={{ terms }} isOpen reader="employer" />
        <OfferFacts
          offer={{ terms, document: undefined }}
          document={undefined}
          reader="employer"
          country={job.country}
          company={job.company}
          more={[
            ...(offer.note ? [] : [[t("offer.fact.note"), t("offer.review.none")] as const]),
            [t("offer.fact.document"), t(offer.document ? "offer.review.document" : "offer.review.none")],
          ]}
        />
      </div>
      <p>{t("offer.review.until", { date: longDate(offer.startsOn) })}</p>
      <form method="post" action={action}>
        {fields.map((name) => (
          <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
        ))}
        <p className="actions">
          <button type="submit">{t("offer.submit")}</button>
          <button type="submit" name="step" value="change" className="btn btn-quiet">
            {t("offer.review.change")}
          </button>
        </p>
      </form>
    </>
  );
}
