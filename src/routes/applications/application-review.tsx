import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ReviewFields } from "../../../islands/reviews/ReviewFields.tsx";
import { Facts } from "../../components/applications/Facts.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { findAddressee } from "../../db/applications/applications.ts";
import { findHire } from "../../db/applications/hires.ts";
import { findReviewedJob } from "../../db/reviews/verified-reviews.ts";
import { writeVerifiedReview } from "../../domain/reviews/write-verified-review.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formOrJson, wantsJson } from "../../middleware/applications/form-or-json.ts";
import { type FormState, untouched } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { issuesOf, messagesByField } from "../../shared/issues.ts";
import { OwnReview } from "../../shared/reviews/review.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { linkedId, ownPageMeta } from "./application-page.tsx";

/** The candidate writes a verified review after a confirmed hire. Programs send and get JSON here. */
export const applicationReview = new Hono<Env>()
  .get(routes.applicationReview.path, async (c) => {
    const { confirmedAt, isReviewed } = await findHire(c.env.sql, await linkedId(c));
    return confirmedAt && !isReviewed ? show(c, untouched) : c.redirect(ownPage(c), 303);
  })
  .post(routes.applicationReview.path, formOrJson(show), rateLimit, async (c) => {
    const applicationId = await linkedId(c);
    const { rating, ...words } = c.get("form");
    const review = OwnReview.safeParse({ ...words, rating: rating ? Number(rating) : undefined });
    if (!review.success) return fail("invalidInput", { issues: issuesOf(review.error) });
    const written = await writeVerifiedReview(c.env.sql, applicationId, review.data);
    return wantsJson(c) ? c.json(written, 201) : c.redirect(ownPage(c, "review"), 303);
  });

const ownPage = (c: Context<Env>, answered?: "review") =>
  `${c.var.linkTo(routes.application, { token: c.req.param("token") ?? "", answered })}#hire`;

async function show(c: Context<Env>, form: FormState) {
  const token = c.req.param("token") ?? "";
  const id = await linkedId(c);
  if (!(await findAddressee(c.env.sql, id))) fail("linkUnknown");
  const job = await findReviewedJob(c.env.sql, id);
  const meta = {
    ...ownPageMeta(c, t("review.own.title")),
    description: t("review.own.meta.description"),
  };
  return renderNarrow(c, meta, <Write {...{ form, token, job }} />, isRefused(form));
}

interface Props {
  form: FormState;
  token: string;
  job: Awaited<ReturnType<typeof findReviewedJob>>;
}

function Write({ form: { values, issues, refusal }, token, job }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      {refusal && <Notice kind="error" text={refusal.message} />}
      <p className="lead">{t("review.own.lead")}</p>
      {job && (
        <div className="own-application">
          <Facts
            rows={[
              [t("reviews.form.job"), job.jobObtained],
              [t("reviews.form.country"), job.country],
            ]}
          />
        </div>
      )}
      <form method="post" action={linkTo(routes.applicationReview, { token })} noValidate>
        <ErrorSummary title={t("errors.summary")} issues={issues} />
        <ReviewFields answers={values} messages={messagesByField(issues)} isOfHire />
        <p className="meta">{t("review.own.erasure")}</p>
        <p className="actions">
          <button type="submit">{t("reviews.submit")}</button>
          <a href={linkTo(routes.application, { token })}>{t("review.own.back")}</a>
        </p>
      </form>
    </>
  );
}
