import { NameMark } from "../../../islands/lib/NameMark.tsx";
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

/** An item of a list with class `reviews`. */
export function ReviewCard({ review }: { review: Review }) {
  return (
    <li>
      <NameMark name={review.candidateName} isPerson />
      <h2>{review.candidateName}</h2>
      <p>
        {review.jobObtained},{" "}
        <span className="place">
          <Flag country={review.country} /> {say(review.country)}
        </span>
      </p>
      <p className="row">
        <Stars rating={review.rating} />
        {review.verified === 1 && (
          <Tip about={aboutVerified}>
            <Badge kind="ok">{t("reviews.verified")}</Badge>
          </Tip>
        )}
        <time className="meta" dateTime={review.createdAt}>
          {shortDate(review.createdAt)}
        </time>
      </p>
      <p className="lines">{review.review}</p>
    </li>
  );
}
