import { Hono } from "hono";
import { findReviewSummary, insertReview, listReviewsAfter } from "../../db/reviews/reviews.ts";
import type { Env } from "../../env.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { ReviewSubmission } from "../../shared/reviews/review.ts";
import { describePage, readPage } from "../paging.ts";

const maxLimit = 1000;

export const reviews = new Hono<Env>()
  .get(routes.apiReviews.path, async (c) => {
    const page = readPage(c, maxLimit);
    const [{ reviews, next }, { count }] = await Promise.all([
      listReviewsAfter(c.env.sql, page),
      findReviewSummary(c.env.sql),
    ]);
    describePage(c, { total: count, next });
    return c.json(reviews);
  })
  .post(routes.apiReviews.path, rateLimit, ...validJson(ReviewSubmission), async (c) =>
    c.json(await insertReview(c.env.sql, c.req.valid("json")), 201),
  );
