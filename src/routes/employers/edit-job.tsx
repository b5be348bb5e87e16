import { Hono } from "hono";
import { answersOf, changesOf } from "../../../islands/employers/posting-answers.ts";
import { editJob } from "../../domain/jobs/edit-job.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formPage } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import { issuesOf } from "../../shared/issues.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { JobChanges } from "../../shared/jobs/job-posting.ts";
import { holdOf, ownJob } from "./employer-job.ts";
import { renderPosting, typedIn } from "./posting-page.tsx";

export const editedJob = (job: Job) => ({ id: job.id, answers: answersOf(job) });

export const employerEditJobPage = new Hono<Env>()
  .get(routes.employerJobEdit.path, async (c) => {
    const job = await ownJob(c);
    return renderPosting(c, { edited: editedJob(job), answers: answersOf(job), hold: await holdOf(c, job) });
  })
  .post(
    routes.employerJobEdit.path,
    formPage(async (c, { values, issues, refusal }) =>
      renderPosting(c, {
        edited: editedJob(await ownJob(c)),
        answers: typedIn(values),
        issues,
        refusal: refusal?.message,
        countryConfirmed: values.countryConfirmed,
      }),
    ),
    async (c) => {
      const job = await ownJob(c);
      const form = c.get("form");
      const answers = typedIn(form);
      if (form.kept) return renderPosting(c, { edited: editedJob(job), answers });
      if (form.preview) return renderPosting(c, { edited: editedJob(job), answers, withPreview: true });
      const { countryConfirmed = "" } = form;
      const changes = JobChanges.safeParse({ ...changesOf(answersOf(job), answers), countryConfirmed });
      if (!changes.success) return fail("invalidInput", { issues: issuesOf(changes.error) });
      const { state } = await editJob(c.env, c.get("user"), job.id, changes.data);
      return c.redirect(
        c.var.linkTo(routes.employerDashboard, state === "live" ? { saved: 1 } : { savedReview: 1 }),
        303,
      );
    },
  );
