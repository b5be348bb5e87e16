import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { ShownJobOffer } from "../../db/applications/job-offers.ts";
import * as routes from "../../routes.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { longDate } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { NeedsMail } from "../shell/NeedsMail.tsx";
import { OfferBadge, OfferFacts } from "./OfferFacts.tsx";
import { OtherPosition } from "./OtherPosition.tsx";

interface Props {
  applicationId: string;
  offers: readonly ShownJobOffer[];
  job: Pick<Job, "title" | "country">;
}

/** The offers to one candidate, as the employer sees them. The newest comes first. */
export function EmployerOffers({ applicationId, offers, job }: Props) {
  if (offers.length === 0) return null;
  return (
    <ul className="plain">
      {[...offers].reverse().map((offer) => (
        <li key={offer.id} className="card offer" id={`offer-${offer.id}`}>
          <p>
            <OfferBadge state={offer.state} />{" "}
            <span className="meta">
              {offer.state === "open"
                ? t("offer.made", { date: longDate(offer.createdAt) })
                : t("offer.ended", { date: longDate(offer.updatedAt) })}
            </span>
          </p>
          <OtherPosition job={job} offer={offer} isOpen={offer.state === "open"} reader="employer" />
          <OfferFacts
            offer={offer}
            document={offer.documentId ? documentReference(offer.documentId) : ""}
            reader="employer"
            country={job.country}
          />
          {offer.state === "open" && (
            <>
              {offer.terms && !offer.isOver && (
                <p>{t("offer.review.until", { date: longDate(offer.terms.startsOn) })}</p>
              )}
              <Withdrawal applicationId={applicationId} offerId={offer.id} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Withdrawal({ applicationId: id, offerId }: Pick<Props, "applicationId"> & { offerId: string }) {
  const linkTo = useLinkTo();
  return (
    <details>
      <summary>{t("offer.withdraw")}</summary>
      <form method="post" action={linkTo(routes.employerOfferWithdrawal, { id })}>
        <input type="hidden" name="offer" value={offerId} />
        <p>
          <NeedsMail instead={t("offer.withdraw.unmailed")}>{t("offer.withdraw.text")}</NeedsMail>
        </p>
        <button type="submit" className="btn-danger">
          {t("offer.withdraw.submit")}
        </button>
      </form>
    </details>
  );
}
