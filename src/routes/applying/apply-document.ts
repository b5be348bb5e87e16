import type { Context } from "hono";
import { Hono } from "hono";
import { documentFieldNames } from "../../../islands/applying/read-answers.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { type DraftPatch, findDraft } from "../../domain/applying/draft.ts";
import { isUnsaved, savePageDraft } from "../../domain/applying/save-page-draft.ts";
import type { Env } from "../../env.ts";
import { type Failure, fail } from "../../errors.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { setRetryAfter } from "../../middleware/failures.tsx";
import { isMultipart } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { DocumentUpload } from "../../shared/applying/application.ts";
import { type DocumentPlace, documentPlaces } from "../../shared/applying/document-fields.ts";
import type { Issue } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";
import { appliedJob } from "./apply-job.ts";
import { renderStep } from "./apply-page.tsx";
import { answerUnsaved } from "./apply-sent.ts";
import { readDocumentForm } from "./document-form.ts";

const placeOf = (c: Context<Env>): DocumentPlace =>
  documentPlaces.find((name) => name === c.req.param("field")) ?? fail("notFound");

/** Without script, each document has buttons of its own. All of them save what was chosen and typed in step 3. */
export const applyDocument = new Hono<Env>()
  .post(routes.applyUpload.path, rateLimit, async (c) => {
    const field = placeOf(c);
    const browserHash = await ensureBrowser(c);
    if (!isMultipart(c)) return fail("wrongContentType");
    const { form, patch, issues, failure } = await readDocumentForm(c, browserHash, field);
    if (issues.length === 0 && !patch.documentNames[field])
      issues.push({ path: field, message: say(applyMessages.fileMissing) });
    return keep(c, { browserHash, shownId: form.get("draft"), patch, issues, failure });
  })
  .post(routes.applyLink.path, rateLimit, async (c) => {
    const field = documentFieldNames.find((name) => name === c.req.param("field")) ?? fail("notFound");
    const browserHash = await ensureBrowser(c);
    const { form, patch, issues, failure } = await readDocumentForm(c, browserHash, field);
    const wrong = DocumentUpload.shape[field].safeParse(patch.answers[field] ?? "").error?.issues[0];
    if (wrong && !issues.some(({ path }) => path === field))
      issues.push({ path: field, message: say(wrong.message) });
    return keep(c, { browserHash, shownId: form.get("draft"), patch, issues, failure });
  })
  .post(routes.applyRemoval.path, rateLimit, async (c) => {
    const field = placeOf(c);
    const browserHash = await ensureBrowser(c);
    const { form, patch, issues, failure } = await readDocumentForm(c, browserHash, field);
    patch.answers[field] = "";
    patch.documentNames[field] = "";
    return keep(c, { browserHash, shownId: form.get("draft"), patch, issues, failure });
  });

interface Sent {
  browserHash: Uint8Array;
  /** The draft that the page shows. */
  shownId: string | null;
  patch: DraftPatch;
  /** Says what is wrong. The site keeps the other files and links. */
  issues?: Issue[];
  failure?: Failure | undefined;
}

async function keep(c: Context<Env>, { browserHash, shownId, patch, issues = [], failure }: Sent) {
  const { sql, vault } = c.env;
  const saved = await savePageDraft(sql, vault, browserHash, { ...patch, language: c.var.locale }, shownId);
  if (isUnsaved(saved)) return answerUnsaved(c, browserHash, saved);
  const draft = "draft" in saved ? saved.draft : await findDraft(sql, vault, browserHash);
  const told = "issues" in saved ? [...issues, ...saved.issues] : issues;
  if ("draft" in saved && told.length === 0)
    return c.redirect(
      c.var.linkTo(routes.apply, { ...(draft?.jobId && { job: draft.jobId }), step: 3 }),
      303,
    );
  const job = await appliedJob(c, undefined, draft);
  c.status(failure?.status ?? 400);
  setRetryAfter(c, failure);
  return renderStep(c, { step: 3, draft, job, issues: told });
}
