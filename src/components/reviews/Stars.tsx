import { tn } from "../../content/words.ts";

/** A rating from 1 to 5, drawn and in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={tn("reviews.rating", rating)}>
      {"★".repeat(rating)}
      {"☆".repeat(5 - rating)}
    </span>
  );
}
