import { Hono } from "hono";
import { ModeratedReview } from "../../components/reviews/ModeratedReview.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import { countModeratedReviews, listModeratedReviews } from "../../db/reviews/reviews.ts";
import { moderateReview } from "../../domain/reviews/moderate-review.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { isReviewChange } from "../../shared/accounts/admin.ts";
import { pageNumber, placeInList } from "../../shared/page-number.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const pageSize = 50;

export const adminReviewsPage = new Hono<Env>()
  .get(routes.adminReviews.path, async (c) => {
    const { sql } = c.env;
    const counts = await countModeratedReviews(sql);
    const { page, pages, part } = placeInList(c.req.query("page"), counts.total, pageSize);
    const reviews = await listModeratedReviews(sql, part);
    return renderAdmin(
      c,
      {
        section: routes.adminReviews,
        title: t("admin.reviews.title"),
        lead:
          counts.total > 0 &&
          tn("admin.reviews.count", counts.total, { hidden: counts.hidden || t("admin.reviews.noneHidden") }),
      },
      counts.total === 0 ? (
        <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
          {t("admin.reviews.empty")}
        </Empty>
      ) : (
        <>
          <ul className="plain entries">
            {reviews.map((review) => (
              <ModeratedReview key={review.id} review={review} page={page} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(page) => c.var.linkTo(routes.adminReviews, { page })}
          />
        </>
      ),
    );
  })
  .post(routes.adminReviews.path, async (c) => {
    const form = await readForm(c);
    const id = form.get("id") ?? "";
    const change = form.get("change");
    if (!isReviewChange(change)) return fail("badRequest");
    if (!isUuid(id) || !(await moderateReview(c.env.sql, id, change))) return fail("notFound");
    return c.redirect(
      `${c.var.linkTo(routes.adminReviews, { page: pageNumber(c.req.query("page")) })}#review-${id}`,
      303,
    );
  });
