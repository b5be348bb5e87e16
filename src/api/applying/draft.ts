import { Hono } from "hono";
import { discardDraft, namedDocuments } from "../../domain/applying/draft.ts";
import { savePageDraft } from "../../domain/applying/save-page-draft.ts";
import { realFittingJobsIfReadable } from "../../domain/jobs/find-fitting-jobs.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { browserOf, ensureBrowser, renewBrowser } from "../../middleware/browser.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { steps } from "../../shared/applying/application.ts";
import { DraftPatch } from "../../shared/applying/draft-patch.ts";

/** The wizard saves answers here while the candidate types, so that an empty battery loses nothing. */
export const draft = new Hono<Env>()
  .put(routes.apiDraft.path, rateLimit, ...validJson(DraftPatch), async (c) => {
    const { sql, vault } = c.env;
    const { draft, ...given } = c.req.valid("json");
    const patch = { ...given, language: c.var.locale };
    const saved = await savePageDraft(sql, vault, await ensureBrowser(c), patch, draft);
    if (saved === "moved") return fail("draftMoved");
    if ("sent" in saved) return fail("sentBefore", { sentId: saved.sent });
    if ("issues" in saved) return fail("invalidInput", { issues: saved.issues });
    const { id, answers, jobId } = saved.draft;
    // A save without answers comes from the last step, which shows these jobs already.
    const isNew = Object.keys(patch.answers ?? {}).length > 0;
    const isWhole = isNew && steps.every(({ schema }) => !schema || schema.safeParse(answers).success);
    const fitting = isWhole && !jobId ? await realFittingJobsIfReadable(sql, answers) : undefined;
    // This browser may see all answers of its draft. A tab learns from them what another tab has saved.
    const documents = namedDocuments(saved.draft);
    const places = Object.keys(saved.places).length > 0 ? saved.places : undefined;
    return c.json({ saved: true, draft: id, answers, documents, places, fitting });
  })
  .delete(routes.apiDraft.path, async (c) => {
    const browserHash = await browserOf(c);
    if (browserHash) await discardDraft(c.env.sql, browserHash);
    renewBrowser(c);
    return c.json({ success: true });
  });
