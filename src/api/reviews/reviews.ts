import { Hono } from "hono";
import { insertReview, listReviewsAfter, reviewSummary } from "../../db/reviews/reviews.ts";
import type { Env } from "../../env.ts";
import { publicCall } from "../../middleware/public-page.ts";
import { limits } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import { ReviewSubmission } from "../../shared/reviews/review.ts";
import { describePage, pageParameters, readPage } from "../paging.ts";

const maxLimit = 1000;

export const reviews = new Hono<Env>()
  .get("/reviews", publicCall(...pageParameters), async (c) => {
    const page = readPage(c, maxLimit);
    const [{ reviews, next }, { count }] = await Promise.all([
      listReviewsAfter(c.env.sql, page),
      reviewSummary(c.env.sql),
    ]);
    describePage(c, { total: count, next });
    return c.json(reviews);
  })
  .post("/reviews", limits.reviews, ...validJson(ReviewSubmission), async (c) =>
    c.json(await insertReview(c.env.sql, c.req.valid("json")), 201),
  );
