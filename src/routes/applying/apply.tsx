import { type Context, Hono } from "hono";
import { firstOpenStep } from "../../../islands/applying/read-answers.ts";
import type { Notice as WizardNotice } from "../../../islands/applying/wizard-props.ts";
import { sampleNote, samplesIn } from "../../content/samples.ts";
import { t } from "../../content/words.ts";
import { listOpenCountries } from "../../db/jobs/job-facets.ts";
import type { Sql } from "../../db/sql.ts";
import { infectedIssues } from "../../domain/applying/attached-documents.ts";
import { type Draft, findDraft, isBegun, type MovedDraft } from "../../domain/applying/draft.ts";
import { findJustSent } from "../../domain/applying/recently-sent.ts";
import { refilledAnswers } from "../../domain/applying/refilled-answers.ts";
import type { Env } from "../../env.ts";
import { browserOf } from "../../middleware/browser.ts";
import * as routes from "../../routes.ts";
import { steps } from "../../shared/applying/application.ts";
import { longDateTime } from "../../shared/format.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { appliedJob, refusalOf } from "./apply-job.ts";
import { renderStep } from "./apply-page.tsx";
import { linkToSent } from "./apply-sent.ts";
import { renderRefusedJob } from "./refused-job.tsx";

export const applyPage = new Hono<Env>().get(routes.apply.path, async (c) => {
  const { sql, vault } = c.env;
  const browserHash = await browserOf(c);
  const draft = browserHash && (await findDraft(sql, vault, browserHash));
  const asked = c.req.query("job");
  const job = await appliedJob(c, asked, draft);
  const refusal = refusalOf(c, job);
  if (job && refusal) return renderRefusedJob(c, job, refusal);
  const refilled = draft ? await refilledAnswers(sql, draft, job) : {};
  const open = firstOpenStep(draft?.answers ?? {});
  // A new job has filled in other answers. The candidate sees each of them before sending.
  const first = Object.keys(refilled).length > 0 && open > 2 ? 2 : open;
  const wanted = c.req.query("step");
  const step = steps.find(({ number }) => String(number) === wanted)?.number ?? first;
  if (step > open)
    return c.redirect(c.var.linkTo(routes.apply, { ...(job && { job: job.id }), step: open }), 303);
  const infected = infectedIssues(Object.values(draft?.documents ?? {}));
  if (step >= 3 && infected.length > 0) return renderStep(c, { step: 3, draft, job, issues: infected });
  // After paying, the browser's Back leads here, without a draft.
  const mayHaveSent = step === 1 && (job || !draft || !isBegun(draft));
  const sent = mayHaveSent && browserHash ? await findJustSent(c.env, job?.id, browserHash) : undefined;
  // An empty text asks for a general application.
  const mayChoose = step === 1 && asked === undefined && !job && !(draft && isBegun(draft));
  const returns = c.req.query("review") !== undefined && open === 4;
  return renderStep(c, {
    step,
    draft,
    job,
    ...(returns && { returns }),
    ...(mayChoose && { openJobs: await openJobs(sql) }),
    ...noticeOf(draft, sentNotice(c, sent, job), wanted === undefined),
  });
});

async function openJobs(sql: Sql): Promise<string> {
  const countries = await listOpenCountries(sql);
  const jobs = countries.reduce((sum, country) => sum + country.jobs, 0);
  return t("apply.ways.open", { jobs }) + sampleNote(samplesIn(countries), jobs);
}

function noticeOf(draft: Draft | undefined, sent: WizardNotice | undefined, isReturning: boolean) {
  if (draft?.isLost) return { notice: { kind: "warning" as const, text: t("apply.lost") } };
  if (draft?.moved && !draft.moved.isTold)
    return { notice: draft.reused ? replacedNotice() : movedNotice(draft.moved) };
  const reused = draft && reusedNotice(draft, isReturning);
  if (reused) return { notice: reused };
  if (sent) return { notice: sent };
  if (!isReturning || !draft || !isBegun(draft)) return undefined;
  return { notice: { kind: "info" as const, text: t("apply.resume") } };
}

function sentNotice(
  c: Context<Env>,
  sent: string | undefined,
  job: Job | undefined,
): WizardNotice | undefined {
  if (!sent) return undefined;
  const link = linkToSent(c, sent);
  if (job) return { kind: "info", text: t("apply.sent"), link };
  return { kind: "success", title: t("apply.sent.title"), text: t("apply.sent.another"), link };
}

/** Says why passport number and copy are missing, until both are there. */
function reusedNotice({ reused, answers }: Draft, isReturning: boolean): WizardNotice | undefined {
  if (!reused) return undefined;
  const isMissing = reused.isMasked && !(answers.passportNumber && answers.passportCopyUrl);
  if (!isMissing && !isReturning) return undefined;
  const text = t(isMissing ? "reuse.done.masked" : "reuse.done.text");
  return { kind: "info", title: t("reuse.done.title"), text };
}

const replacedNotice = () => ({
  kind: "warning" as const,
  title: t("reuse.replaced.title"),
  text: t("reuse.replaced.text"),
});

const movedNotice = ({ at }: MovedDraft) => ({
  kind: "warning" as const,
  title: t("apply.moved.title"),
  text: t("apply.moved.text", { date: longDateTime(new Date(at)) }),
});
