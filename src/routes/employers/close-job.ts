import { Hono } from "hono";
import { answersOf } from "../../../islands/employers/posting-answers.ts";
import { closeJob } from "../../domain/jobs/close-job.ts";
import { reopenJob } from "../../domain/jobs/reopen-job.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { editedJob } from "./edit-job.tsx";
import { ownJob } from "./employer-job.ts";
import { renderPosting } from "./posting-page.tsx";

/** Closes a job or opens it again. A job whose closing day is past first needs a new day. */
export const employerJobClosure = new Hono<Env>().post(routes.employerJobClosure.path, async (c) => {
  const job = await ownJob(c);
  const toBeClosed = (await readForm(c)).get("closed") !== "no";
  try {
    if (toBeClosed) await closeJob(c.env.sql, c.get("user"), job.id);
    else await reopenJob(c.env, c.get("user"), job.id);
    return c.redirect(
      c.var.linkTo(routes.employerDashboard, toBeClosed ? { closed: 1 } : { reopened: 1 }),
      303,
    );
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "closeDatePast") throw error;
    c.status(error.status);
    const issues = [{ path: "applicationCloseDate", message: error.message }];
    return renderPosting(c, { edited: editedJob(job), answers: answersOf(job), issues });
  }
});
