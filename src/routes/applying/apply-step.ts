import { type Context, Hono } from "hono";
import { readAnswers } from "../../../islands/applying/read-answers.ts";
import { wayOut, wayOutName, waysOut } from "../../../islands/applying/ways-out.ts";
import { t } from "../../content/words.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { infectedIssues } from "../../domain/applying/attached-documents.ts";
import { type DraftPatch, discardDraft, findDraft } from "../../domain/applying/draft.ts";
import { isUnsaved, savePageDraft } from "../../domain/applying/save-page-draft.ts";
import type { Env } from "../../env.ts";
import type { Failure } from "../../errors.ts";
import { browserOf, ensureBrowser, renewBrowser } from "../../middleware/browser.ts";
import { setRetryAfter } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { type StepNumber, steps } from "../../shared/applying/application.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import { renderStep } from "./apply-page.tsx";
import { answerUnsaved } from "./apply-sent.ts";
import { readDocumentForm } from "./document-form.ts";

/** Saves a step as the candidate typed it, right or wrong. */
export const applyStep = new Hono<Env>()
  .post(routes.applyStep.path, rateLimit, async (c) => {
    const form = await readForm(c);
    if (form.has("discard")) {
      const known = await browserOf(c);
      if (known) await discardDraft(c.env.sql, known);
      renewBrowser(c);
      return c.redirect(c.var.linkTo(routes.apply), 303);
    }
    const { number } = steps.find(({ number }) => String(number) === form.get("step")) ?? steps[0];
    const patch = { answers: readAnswers(number, form) };
    return keepStep(c, await ensureBrowser(c), number, { form, patch });
  })
  .post(routes.applyDocuments.path, rateLimit, async (c) => {
    const browserHash = await ensureBrowser(c);
    return keepStep(c, browserHash, 3, await readDocumentForm(c, browserHash));
  });

interface Given {
  form: URLSearchParams;
  patch: DraftPatch;
  /** Says why the site refused files. */
  issues?: Issue[];
  failure?: Failure | undefined;
}

async function keepStep(
  c: Context<Env>,
  browserHash: Uint8Array,
  step: StepNumber,
  { form, patch: given, issues: refused = [], failure }: Given,
) {
  const { sql, vault } = c.env;
  const before = await findDraft(sql, vault, browserHash);
  const asked = form.get("jobId") ?? before?.jobId;
  const job = asked ? await findJob(sql, asked) : undefined;
  const way = wayOut(form.get(wayOutName));
  if (way && !before && isBlank(given)) return c.redirect(c.var.linkTo(waysOut[way]), 303);
  // Another tab may choose a job meanwhile, so a form that names none keeps the one that is stored.
  const names = form.has("jobId") || (asked && !job);
  const patch = { ...given, ...(names && { jobId: job?.id ?? null }), language: c.var.locale };
  const saved = await savePageDraft(sql, vault, browserHash, patch, form.get("draft"));
  if (isUnsaved(saved)) return answerUnsaved(c, browserHash, saved, asked);
  const link = (target: number) => c.var.linkTo(routes.apply, { ...(job && { job: job.id }), step: target });
  const returns = form.has("review");
  if ("issues" in saved) {
    c.status(400);
    return renderStep(c, { step, draft: before, job, issues: saved.issues, returns });
  }
  if (way && refused.length === 0) return c.redirect(c.var.linkTo(waysOut[way]), 303);
  if (asked && !job) {
    // The job may close while somebody applies for it. The site keeps the answers.
    c.status(409);
    const notice = { kind: "warning" as const, text: t("apply.job.gone") };
    return renderStep(c, { step: 1, draft: saved.draft, job, notice });
  }
  if (form.has("back") && refused.length === 0) return c.redirect(link(Math.max(1, step - 1)), 303);
  const wrong = steps[step - 1]?.schema?.safeParse(saved.draft.answers).error;
  const infected = step === 3 ? infectedIssues(Object.values(saved.draft.documents)) : [];
  const missing = wrong
    ? issuesOf(wrong).filter(({ path }) => !refused.some((file) => file.path === path))
    : [];
  const issues = [...refused, ...missing, ...infected];
  if (issues.length === 0)
    return c.redirect(link(returns ? steps.length : Math.min(steps.length, step + 1)), 303);
  c.status(failure?.status ?? 400);
  setRetryAfter(c, failure);
  return renderStep(c, { step, draft: saved.draft, job, issues, returns });
}

const isBlank = ({ answers = {} }: DraftPatch) => Object.values(answers).every((answer) => answer === "");
