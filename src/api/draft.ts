import { Hono } from "hono";
import { discardDraft, saveDraft } from "../domain/draft.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { browserOf, ensureBrowser } from "../middleware/browser.ts";
import { limits } from "../middleware/rate-limit.ts";
import { validJson } from "../middleware/valid.ts";
import { DraftPatch } from "../shared/draft-patch.ts";

/** The wizard keeps what was typed here, so that a dead battery loses nothing. */
export const draft = new Hono<Env>()
  .put("/draft", limits.drafts, ...validJson(DraftPatch), async (c) => {
    const saved = await saveDraft(c.env.sql, c.env.vault, await ensureBrowser(c), c.req.valid("json"));
    if ("issues" in saved) fail("invalidInput", { issues: saved.issues });
    return c.json({ saved: true });
  })
  .delete("/draft", async (c) => {
    const browserHash = await browserOf(c);
    if (browserHash) await discardDraft(c.env.sql, browserHash);
    return c.json({ success: true });
  });
