import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { ApplicationHead } from "../../components/applications/ApplicationHead.tsx";
import { EmployerInterviews } from "../../components/applications/EmployerInterviews.tsx";
import type { InterviewFormState } from "../../components/applications/InterviewForm.tsx";
import { OfferInterview } from "../../components/applications/OfferInterview.tsx";
import { useHasMail } from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import type { JobApplicationRow } from "../../db/applications/employer-applications.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import { findOwnJob } from "../../db/employers/employer-jobs.ts";
import { findShownApplication } from "../../domain/applications/find-shown-application.ts";
import { cancelInterview } from "../../domain/applications/interviews/cancel-interview.ts";
import { listShownInterviews } from "../../domain/applications/interviews/list-shown-interviews.ts";
import { moveInterview, offerInterview } from "../../domain/applications/interviews/offer-interview.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { type FormState, formPage } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { zoneOfCountry } from "../../shared/jobs/country-zones.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { wallTime } from "../../shared/time-zones.ts";
import { employerMeta } from "../employers/employer-meta.tsx";
import { readInterviewForm } from "./read-interview-form.ts";

const outcomes = ["offered", "moved", "cancelled"] as const;
type Outcome = (typeof outcomes)[number];

/** An employer offers one candidate interviews, moves and cancels them. */
export const employerInterviewsPage = new Hono<Env>()
  .get(routes.employerInterviews.path, (c) => renderInterviews(c, c.req.query("move")))
  .post(routes.employerInterviews.path, formPage(refused), rateLimit, async (c) => {
    await offerInterview(c.env, c.get("user"), c.req.param("id"), readInterviewForm(c.get("form")));
    return done(c, "offered");
  })
  .post(routes.employerInterview.path, formPage(refused), rateLimit, async (c) => {
    const { id: applicationId, interviewId: id } = c.req.param();
    await moveInterview(c.env, c.get("user"), { applicationId, id }, readInterviewForm(c.get("form")));
    return done(c, "moved");
  })
  .post(routes.employerInterviewCancellation.path, formPage(refusedCancellation), rateLimit, async (c) => {
    const { id: applicationId, interviewId: id } = c.req.param();
    await cancelInterview(c.env, c.get("user"), { applicationId, id });
    return done(c, "cancelled");
  });

const done = (c: Context<Env>, outcome: Outcome) =>
  c.redirect(c.var.linkTo(routes.employerInterviews, { id: c.req.param("id") ?? "", done: outcome }), 303);

function refused(c: Context<Env>, state: FormState) {
  return renderInterviews(c, c.req.param("interviewId"), { values: state.values, issues: issuesOf(state) });
}

function refusedCancellation(c: Context<Env>, state: FormState) {
  return renderInterviews(c, undefined, { values: {}, issues: issuesOf(state) });
}

const issuesOf = ({ issues, refusal }: FormState) =>
  refusal ? [{ path: "slot1", message: refusal.message }] : issues;

async function renderInterviews(c: Context<Env>, move: string | undefined, sent?: InterviewFormState) {
  const { sql } = c.env;
  const user = c.get("user");
  const application = await findShownApplication(sql, user, c.req.param("id") ?? "");
  const job = (await findOwnJob(sql, user.id, application.jobId)) ?? fail("jobNotFound");
  const interviews = await listShownInterviews(c.env, application.id);
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "job", id: job.id },
    ids: [application.id],
    details: { way: "interviews" },
  });
  const moved = interviews.find(({ id, state }) => id === move && state !== "cancelled");
  const done = outcomes.find((outcome) => outcome === c.req.query("done"));
  const form = sent ?? { values: moved ? valuesOf(moved) : lastUsed(interviews), issues: [] };
  const base = await employerMeta(c, t("interview.meta.title", { title: job.title }));
  const meta = { ...base, styles: [...(base.styles ?? []), "interviews"] };
  return c.render(
    <Interviews {...{ application, job, interviews, moved, done: sent ? undefined : done, form }} />,
    { ...meta, isError: sent !== undefined },
  );
}

function valuesOf({ slots, minutes, timeZone, place }: ShownInterview): InterviewFormState["values"] {
  const times = slots.map((slot, index) => [`slot${index + 1}`, wallTime(slot, timeZone)]);
  return { ...Object.fromEntries(times), minutes: String(minutes), timeZone, place: place ?? "" };
}

/** Fills a further interview with the length and the zone of the last one. */
function lastUsed(interviews: readonly ShownInterview[]): InterviewFormState["values"] {
  const last = interviews.at(-1);
  return last ? { minutes: String(last.minutes), timeZone: last.timeZone } : {};
}

interface Props {
  application: JobApplicationRow;
  job: Job;
  interviews: ShownInterview[];
  moved: ShownInterview | undefined;
  done: Outcome | undefined;
  form: InterviewFormState;
}

const unmailed = {
  offered: "interview.unmailed.offered",
  moved: "interview.unmailed.offered",
  cancelled: "interview.unmailed.cancelled",
} as const;

function Interviews({ application: { id, fullName, reference }, job, interviews, moved, done, form }: Props) {
  const hasMail = useHasMail();
  return (
    <>
      <ApplicationHead id={id} jobId={job.id} title={t("interview.title", { name: fullName })}>
        <span>{job.title}</span> <span className="whole">{reference}</span>
      </ApplicationHead>
      <div className="narrow page interview-page">
        <ErrorSummary title={t("errors.summary")} issues={form.issues} />
        <div>
          {done && <Notice kind="success" text={t(hasMail ? `interview.done.${done}` : unmailed[done])} />}
          <EmployerInterviews applicationId={id} interviews={interviews} />
        </div>
        <OfferInterview
          applicationId={id}
          {...{ interviews, moved, form }}
          zone={zoneOfCountry(job.country)}
        />
      </div>
    </>
  );
}
