import { type Context, Hono } from "hono";
import ReviewForm from "../../../islands/ReviewForm.tsx";
import { LoadingCards } from "../../components/jobs/LoadingCards.tsx";
import { aboutVerified } from "../../components/reviews/ReviewCard.tsx";
import { ReviewList } from "../../components/reviews/ReviewList.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { TipText } from "../../components/shell/Tip.tsx";
import { t, tn } from "../../content/words.ts";
import {
  findReviewSummary,
  insertReview,
  listReviews,
  type Review,
  type ReviewSummary,
} from "../../db/reviews/reviews.ts";
import type { Env } from "../../env.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import { placeInList } from "../../shared/page-number.ts";
import { type ReviewAnswers, ReviewSubmission, reviewOf } from "../../shared/reviews/review.ts";

const pageSize = 24;

export const reviewsPage = new Hono<Env>()
  .get(routes.reviews.path, (c) => show(c, { answers: {}, issues: [] }))
  .post(routes.reviews.path, rateLimit, async (c) => {
    const answers: ReviewAnswers = Object.fromEntries(await readForm(c));
    const review = ReviewSubmission.safeParse(reviewOf(answers));
    if (!review.success) {
      c.status(400);
      return show(c, { answers, issues: issuesOf(review.error) });
    }
    await insertReview(c.env.sql, review.data);
    return c.redirect(c.var.linkTo(routes.reviews, { submitted: 1 }), 303);
  });

interface FormState {
  answers: ReviewAnswers;
  issues: Issue[];
}

async function show(c: Context<Env>, form: FormState) {
  const { sql } = c.env;
  const summary = await findReviewSummary(sql);
  const { page, pages, part } = placeInList(c.req.query("page"), summary.count, pageSize);
  const reviews = await listReviews(sql, part);
  const submitted = c.req.query("submitted") !== undefined;
  return c.render(<Reviews {...{ summary, reviews, page, pages, submitted, form }} />, {
    title: t("reviews.meta.title"),
    isError: form.issues.length > 0,
    description: t("reviews.meta.description"),
    keywords: t("reviews.meta.keywords"),
    styles: ["facts", "rows", "reviews"],
    noindex: submitted,
  });
}

interface Props {
  summary: ReviewSummary;
  reviews: Review[];
  page: number;
  pages: number;
  submitted: boolean;
  form: FormState;
}

function Reviews({ summary, reviews, page, pages, submitted, form }: Props) {
  return (
    <>
      <PageHead title={t("reviews.title")} lead={t("reviews.subtitle")}>
        <p className={summary.average === null ? undefined : "number"} id="count" role="status">
          {summary.average === null
            ? t("reviews.summary.none")
            : tn("reviews.summary", summary.count, { average: summary.average.toFixed(1) })}
        </p>
      </PageHead>
      <div className="wrap page told">
        {submitted && (
          <Notice kind="success" title={t("reviews.submitted.title")} text={t("reviews.submitted.text")} />
        )}
        <Island of={ReviewForm} props={form} when="interaction" />
        <p className="about meta">{t("reviews.about")}</p>
        <div id="results">
          <ReviewList reviews={reviews} page={page} pages={pages} />
        </div>
        <LoadingCards status={t("reviews.loading")} className="card" lines={4} />
        <TipText id={aboutVerified}>{t("reviews.verified.about")}</TipText>
      </div>
    </>
  );
}
