import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Review } from "../../shared/reviews/review.ts";
import { Empty } from "../shell/Empty.tsx";
import { Pagination } from "../shell/Pagination.tsx";
import { ReviewCard } from "./ReviewCard.tsx";

interface Props {
  reviews: readonly Review[];
  page: number;
  pages: number;
}

export function ReviewList({ reviews, page, pages }: Props) {
  const linkTo = useLinkTo();
  if (reviews.length === 0) return <Empty>{t("reviews.empty")}</Empty>;
  return (
    <>
      <ul className="rows reviews">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={(n) => linkTo(routes.reviews, { page: n })} />
    </>
  );
}
