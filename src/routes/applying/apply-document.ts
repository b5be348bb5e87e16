import type { Context } from "hono";
import { Hono } from "hono";
import { documentFieldNames } from "../../../islands/applying/read-answers.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { type DraftPatch, findDraft, saveDraft } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import { type Failure, fail } from "../../errors.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { isMultipart } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { DocumentUpload } from "../../shared/applying/application.ts";
import { type DocumentPlace, documentPlaces } from "../../shared/applying/document-fields.ts";
import type { Issue } from "../../shared/issues.ts";
import { appliedJob } from "./apply-job.ts";
import { renderStep } from "./apply-page.tsx";
import { readDocumentForm } from "./document-form.ts";

const placeOf = (c: Context<Env>): DocumentPlace =>
  documentPlaces.find((name) => name === c.req.param("field")) ?? fail("notFound");

/** The small forms of step 3, for a browser without script: a file sent, a link typed, either taken back. */
export const applyDocument = new Hono<Env>()
  .post(routes.applyUpload.path, rateLimit, async (c) => {
    const field = placeOf(c);
    const browserHash = await ensureBrowser(c);
    if (!isMultipart(c)) return fail("wrongContentType");
    const { patch, issues, failure } = await readDocumentForm(c, browserHash, field);
    if (issues.length === 0 && !patch.documentNames[field])
      issues.push({ path: field, message: applyMessages.fileMissing });
    return issues.length > 0 ? refuse(c, browserHash, issues, patch, failure) : keep(c, browserHash, patch);
  })
  .post(routes.applyLink.path, rateLimit, async (c) => {
    const field = documentFieldNames.find((name) => name === c.req.param("field")) ?? fail("notFound");
    const browserHash = await ensureBrowser(c);
    const { patch, issues, failure } = await readDocumentForm(c, browserHash, field);
    const wrong = DocumentUpload.shape[field].safeParse(patch.answers[field] ?? "").error?.issues[0];
    if (wrong && !issues.some(({ path }) => path === field))
      issues.push({ path: field, message: wrong.message });
    return issues.length > 0 ? refuse(c, browserHash, issues, patch, failure) : keep(c, browserHash, patch);
  })
  .post(routes.applyRemoval.path, rateLimit, async (c) => {
    const field = placeOf(c);
    return keep(c, await ensureBrowser(c), { answers: { [field]: "" }, documentNames: { [field]: "" } });
  });

async function keep(c: Context<Env>, browserHash: Uint8Array, patch: DraftPatch) {
  const saved = await saveDraft(c.env.sql, c.env.vault, browserHash, patch);
  if ("issues" in saved) return refuse(c, browserHash, saved.issues);
  const { jobId } = saved.draft;
  return c.redirect(c.var.linkTo(routes.apply, { ...(jobId && { job: jobId }), step: 3 }), 303);
}

/** The step again, with what is wrong. Files and links beside it are kept. */
async function refuse(
  c: Context<Env>,
  browserHash: Uint8Array,
  issues: Issue[],
  patch: DraftPatch = {},
  { status = 400, retryAfterSeconds }: Partial<Pick<Failure, "status" | "retryAfterSeconds">> = {},
) {
  const { sql, vault } = c.env;
  const saved = await saveDraft(sql, vault, browserHash, patch);
  const draft = "draft" in saved ? saved.draft : await findDraft(sql, vault, browserHash);
  c.status(status);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  const told = "issues" in saved ? [...issues, ...saved.issues] : issues;
  return renderStep(c, { step: 3, draft, job: await appliedJob(c, undefined, draft), issues: told });
}
