import { t } from "../../content/words.ts";
import { shortDate } from "../../shared/format.ts";
import type { Review } from "../../shared/reviews/review.ts";
import { say } from "../../shared/say.ts";
import { Flag } from "../jobs/Flag.tsx";
import { Badge } from "../shell/Badge.tsx";
import { Tip } from "../shell/Tip.tsx";
import { Stars } from "./Stars.tsx";

/** The id of the explanation that the page holds once. */
export const aboutVerified = "about-verified";

/** An item of a list with class `cards`. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <li className="card">
      <p className="row">
        <Stars rating={review.rating} />
        {review.verified === 1 && (
          <Tip about={aboutVerified}>
            <Badge kind="ok">{t("reviews.verified")}</Badge>
          </Tip>
        )}
      </p>
      <h2>{review.candidateName}</h2>
      <p className="row">
        <Flag country={review.country} />
        <span>
          {review.jobObtained}, {say(review.country)}
        </span>
      </p>
      <p className="lines">{review.review}</p>
      <p className="meta">
        <time dateTime={review.createdAt}>{shortDate(review.createdAt)}</time>
      </p>
    </li>
  );
}
