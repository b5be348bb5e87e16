import { t } from "../../content/words.ts";
import { shortDate } from "../../shared/format.ts";
import type { Review } from "../../shared/review.ts";
import { Badge } from "../Badge.tsx";
import { Flag } from "../Flag.tsx";
import { Stars } from "../Stars.tsx";

/** An item of a list with class `cards`. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <li className="card review-card">
      <p className="row">
        <Stars rating={review.rating} />
        {review.verified === 1 && <Badge kind="ok">{t("reviews.verified")}</Badge>}
      </p>
      <h2>{review.candidateName}</h2>
      <p className="row">
        <Flag country={review.country} />
        <span>
          {review.jobObtained}, {review.country}
        </span>
      </p>
      <p className="lines">{review.review}</p>
      <p className="meta">
        <time dateTime={review.createdAt}>{shortDate(review.createdAt)}</time>
      </p>
    </li>
  );
}
