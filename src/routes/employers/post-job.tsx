import { type Context, Hono } from "hono";
import { type PostingAnswers, postingOf } from "../../../islands/employers/posting-answers.ts";
import { listDashboardJobs } from "../../db/employers/employer-jobs.ts";
import { publishJob } from "../../domain/jobs/publish-job.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formPage } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { issuesOf } from "../../shared/issues.ts";
import { JobPosting } from "../../shared/jobs/job-posting.ts";
import { renderPosting, typedIn } from "./posting-page.tsx";

const openDays = 60;
const dayMs = 24 * 60 * 60 * 1000;

const emptyPosting = (c: Context<Env>): PostingAnswers => ({
  ...typedIn({ salaryMin: "0", salaryMax: "0", vacancies: "1", lang: "en" }),
  applicationCloseDate: dayOf(new Date(c.env.clock().getTime() + openDays * dayMs)),
});

export const employerPostJobPage = new Hono<Env>()
  .get(routes.employerPostJob.path, async (c) => {
    const [last] = await listDashboardJobs(c.env.sql, c.get("user").id, { limit: 1, offset: 0 });
    return renderPosting(c, { answers: { ...emptyPosting(c), company: last?.company ?? "" } });
  })
  .post(
    routes.employerPostJob.path,
    formPage((c, { values, issues, refusal }) =>
      renderPosting(c, {
        answers: typedIn(values),
        issues,
        refusal: refusal?.message,
        countryConfirmed: values.countryConfirmed,
      }),
    ),
    async (c) => {
      const form = c.get("form");
      const answers = typedIn(form);
      if (form.kept) return renderPosting(c, { answers });
      if (form.preview) return renderPosting(c, { answers, withPreview: true });
      const { countryConfirmed = "" } = form;
      const posting = JobPosting.safeParse({ ...postingOf(answers), countryConfirmed });
      if (!posting.success) return fail("invalidInput", { issues: issuesOf(posting.error) });
      const { state } = await publishJob(c.env, c.get("user"), posting.data);
      return c.redirect(
        c.var.linkTo(routes.employerDashboard, state === "live" ? { posted: 1 } : { review: 1 }),
        303,
      );
    },
  );
