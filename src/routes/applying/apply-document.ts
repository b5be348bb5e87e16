import type { Context } from "hono";
import { Hono } from "hono";
import { documentFieldNames, readAnswers } from "../../../islands/applying/read-answers.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { findDraft, saveDraft } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import { Failure, fail } from "../../errors.ts";
import { receiveFormUpload } from "../../middleware/applying/form-upload.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { readForm } from "../../middleware/forms.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { type Answers, DocumentUpload } from "../../shared/applying/application.ts";
import { type DocumentPlace, documentPlaces, fieldOfPlace } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import type { Issue } from "../../shared/issues.ts";
import { appliedJob } from "./apply-job.ts";
import { renderStep } from "./apply-page.tsx";

const placeOf = (c: Context<Env>): DocumentPlace =>
  documentPlaces.find((name) => name === c.req.param("field")) ?? fail("notFound");

/** The small forms of step 3, for a browser without script: a file sent, a link typed, either taken back. */
export const applyDocument = new Hono<Env>()
  .post(routes.applyUpload.path, rateLimit, async (c) => {
    const field = placeOf(c);
    const browserHash = await ensureBrowser(c);
    const { acceptedTypes } = fieldOfPlace(field);
    const stored = await receiveFormUpload(c, {
      acceptedTypes,
      missing: applyMessages.fileMissing,
      browserHash,
    }).catch(refusalWith(429));
    if (stored instanceof Failure)
      return refuse(c, browserHash, [{ path: field, message: stored.message }], {}, stored);
    if ("problem" in stored) return refuse(c, browserHash, [{ path: field, message: stored.problem }]);
    return keep(c, browserHash, { [field]: documentReference(stored.id) }, { [field]: stored.fileName });
  })
  .post(routes.applyLink.path, rateLimit, async (c) => {
    const field = documentFieldNames.find((name) => name === c.req.param("field")) ?? fail("notFound");
    const browserHash = await ensureBrowser(c);
    const answers = readAnswers(3, await readForm(c));
    const wrong = DocumentUpload.shape[field].safeParse(answers[field] ?? "").error?.issues[0];
    if (wrong) return refuse(c, browserHash, [{ path: field, message: wrong.message }], answers);
    return keep(c, browserHash, answers);
  })
  .post(routes.applyRemoval.path, rateLimit, async (c) => {
    const field = placeOf(c);
    return keep(c, await ensureBrowser(c), { [field]: "" }, { [field]: "" });
  });

async function keep(
  c: Context<Env>,
  browserHash: Uint8Array,
  answers: Answers,
  documentNames: Partial<Record<DocumentPlace, string>> = {},
) {
  const saved = await saveDraft(c.env.sql, c.env.vault, browserHash, { answers, documentNames });
  if ("issues" in saved) return refuse(c, browserHash, saved.issues);
  const { jobId } = saved.draft;
  return c.redirect(c.var.linkTo(routes.apply, { ...(jobId && { job: jobId }), step: 3 }), 303);
}

/** The step again, with what is wrong; links that were typed beside it stay. */
async function refuse(
  c: Context<Env>,
  browserHash: Uint8Array,
  issues: Issue[],
  typed: Answers = {},
  { status = 400, retryAfterSeconds }: Partial<Pick<Failure, "status" | "retryAfterSeconds">> = {},
) {
  const { sql, vault } = c.env;
  const saved = await saveDraft(sql, vault, browserHash, { answers: typed });
  const draft = "draft" in saved ? saved.draft : await findDraft(sql, vault, browserHash);
  c.status(status);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return renderStep(c, { step: 3, draft, job: await appliedJob(c, undefined, draft), issues });
}
