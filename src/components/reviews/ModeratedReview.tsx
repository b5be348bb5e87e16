import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NameMark } from "../../../islands/lib/NameMark.tsx";
import { type Key, t } from "../../content/words.ts";
import type { ModeratedReview as Review } from "../../db/reviews/reviews.ts";
import * as routes from "../../routes.ts";
import type { ReviewChange } from "../../shared/accounts/admin.ts";
import { shortDate } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";
import { Badge } from "../shell/Badge.tsx";
import { Dotted } from "../shell/Dotted.tsx";
import { Stars } from "./Stars.tsx";

const labels = {
  verify: "admin.reviews.verify",
  unverify: "admin.reviews.unverify",
  hide: "admin.reviews.hide",
  restore: "admin.reviews.restore",
} as const satisfies Record<ReviewChange, Key>;

/** Shows a review with the administrator's buttons. `page` is the page of the list to come back to. */
export function ModeratedReview({ review, page }: { review: Review; page: number }) {
  const linkTo = useLinkTo();
  const { id, candidateName, jobObtained, country, createdAt, rating, verified, hidden, fromHire } = review;
  const marking: ReviewChange[] = fromHire ? [verified ? "unverify" : "verify"] : [];
  const changes: ReviewChange[] = [...marking, hidden ? "restore" : "hide"];
  return (
    <li className="card marked" id={`review-${id}`}>
      <NameMark name={candidateName} isPerson />
      <h3>{candidateName}</h3>
      <Dotted>
        {`${jobObtained}, ${say(country)}`}
        <time dateTime={createdAt}>{shortDate(createdAt)}</time>
      </Dotted>
      <p className="badges">
        <Stars rating={rating} />
        {Boolean(verified) && <Badge kind="ok">{t("reviews.verified")}</Badge>}
        {hidden && <Badge kind="err">{t("admin.reviews.hidden")}</Badge>}
      </p>
      <p className="lines">{review.review}</p>
      <form className="actions" method="post" action={linkTo(routes.adminReviews, { page })}>
        <input type="hidden" name="id" value={id} />
        {changes.map((change) => (
          <button
            key={change}
            type="submit"
            name="change"
            value={change}
            className="btn btn-quiet"
            aria-label={t("admin.reviews.of", { change: t(labels[change]), name: candidateName })}
          >
            {t(labels[change])}
          </button>
        ))}
      </form>
    </li>
  );
}
