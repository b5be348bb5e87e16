import { Hono } from "hono";
import { Badge } from "../components/Badge.tsx";
import { Flag } from "../components/Flag.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Pagination } from "../components/Pagination.tsx";
import { Stars } from "../components/Stars.tsx";
import { t, tn } from "../content/words.ts";
import { listReviews, type Review, type ReviewSummary, reviewSummary } from "../db/reviews.ts";
import type { Env } from "../env.ts";
import { shortDate } from "../shared/format.ts";
import { urls } from "../shared/urls.ts";

const pageSize = 24;

export const reviewsPage = new Hono<Env>().get("/reviews", async (c) => {
  const page = Math.min(Math.max(Number.parseInt(c.req.query("page") ?? "", 10) || 1, 1), 10_000);
  const [summary, reviews] = await Promise.all([
    reviewSummary(c.env.sql),
    listReviews(c.env.sql, { limit: pageSize, offset: (page - 1) * pageSize }),
  ]);
  return c.render(<Reviews summary={summary} reviews={reviews} page={page} />, {
    title: t("reviews.meta.title"),
    description: t("reviews.meta.description"),
    keywords: t("reviews.meta.keywords"),
  });
});

interface Props {
  summary: ReviewSummary;
  reviews: Review[];
  page: number;
}

function Reviews({ summary, reviews, page }: Props) {
  return (
    <>
      <PageHead title={t("reviews.title")} lead={t("reviews.subtitle")}>
        {summary.average !== null && (
          <p className="row">
            <span className="number">{summary.average.toFixed(1)}</span>
            <span>
              {t("reviews.average")} · {tn("reviews.count", summary.count)}
            </span>
          </p>
        )}
      </PageHead>
      <div className="wrap page">
        {reviews.length === 0 ? (
          <div className="empty">
            <p>{t("reviews.empty")}</p>
          </div>
        ) : (
          <ul className="cards">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
        <Pagination
          page={page}
          pages={Math.ceil(summary.count / pageSize)}
          hrefOf={(n) => (n > 1 ? `${urls.reviews()}?page=${n}` : urls.reviews())}
        />
      </div>
    </>
  );
}

function ReviewCard({ review }: { review: Review }) {
  return (
    <li className="card">
      <p className="row">
        <Stars rating={review.rating} />
        {review.verified === 1 && <Badge kind="ok">{t("reviews.verified")}</Badge>}
      </p>
      <h2>{review.candidateName}</h2>
      <p className="row">
        <Flag country={review.country} />
        {review.jobObtained}, {review.country}
      </p>
      <p className="lines">{review.review}</p>
      <p className="meta">
        <time dateTime={review.createdAt}>{shortDate(review.createdAt)}</time>
      </p>
    </li>
  );
}
