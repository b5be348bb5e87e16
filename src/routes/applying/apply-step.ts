import { Hono } from "hono";
import { readAnswers } from "../../../islands/applying/read-answers.ts";
import { t } from "../../content/words.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { infectedIssues } from "../../domain/applying/attached-documents.ts";
import { discardDraft, findDraft } from "../../domain/applying/draft.ts";
import { savePageDraft } from "../../domain/applying/save-page-draft.ts";
import type { Env } from "../../env.ts";
import { browserOf, ensureBrowser, renewBrowser } from "../../middleware/browser.ts";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { steps } from "../../shared/applying/application.ts";
import { issuesOf } from "../../shared/issues.ts";
import { renderStep } from "./apply-page.tsx";
import { renderSent } from "./apply-sent.ts";

/** Takes one step as it was typed: right or wrong, it is kept. */
export const applyStep = new Hono<Env>().post(routes.applyStep.path, rateLimit, async (c) => {
  const { sql, vault } = c.env;
  const form = await readForm(c);
  if (form.has("discard")) {
    const known = await browserOf(c);
    if (known) await discardDraft(sql, known);
    renewBrowser(c);
    return c.redirect(c.var.linkTo(routes.apply), 303);
  }
  const browserHash = await ensureBrowser(c);
  const { number: step, schema } =
    steps.find(({ number }) => String(number) === form.get("step")) ?? steps[0];
  const before = await findDraft(sql, vault, browserHash);
  const asked = form.get("jobId") ?? before?.jobId;
  const job = asked ? await findJob(sql, asked) : undefined;
  const patch = { answers: readAnswers(step, form), jobId: job?.id ?? null };
  const saved = await savePageDraft(sql, vault, browserHash, patch, form.get("draft"));
  // The page itself tells what became of it.
  if (saved === "moved") return c.redirect(c.var.linkTo(routes.apply), 303);
  if ("sent" in saved) return renderSent(c, { ...saved, draft: before, job });
  const link = (target: number) => c.var.linkTo(routes.apply, { ...(job && { job: job.id }), step: target });
  const returns = form.has("review");
  if ("issues" in saved) {
    c.status(400);
    return renderStep(c, { step, draft: before, job, issues: saved.issues, returns });
  }
  if (asked && !job) {
    // A vacancy may be taken away while somebody applies for it; what was typed is no less true.
    c.status(409);
    const notice = { kind: "warning" as const, text: t("apply.job.gone") };
    return renderStep(c, { step: 1, draft: saved.draft, job, notice });
  }
  if (form.has("back")) return c.redirect(link(Math.max(1, step - 1)), 303);
  const wrong = schema?.safeParse(saved.draft.answers).error;
  const infected = step === 3 ? infectedIssues(Object.values(saved.draft.documents)) : [];
  const issues = [...(wrong ? issuesOf(wrong) : []), ...infected];
  if (issues.length === 0)
    return c.redirect(link(returns ? steps.length : Math.min(steps.length, step + 1)), 303);
  c.status(400);
  return renderStep(c, { step, draft: saved.draft, job, issues, returns });
});
