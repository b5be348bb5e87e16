import type { Context } from "hono";
import { t } from "../../content/words.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { findDraft } from "../../domain/applying/draft.ts";
import type { Unsaved } from "../../domain/applying/save-page-draft.ts";
import type { Env } from "../../env.ts";
import { failures } from "../../errors.ts";
import * as routes from "../../routes.ts";
import { say } from "../../shared/say.ts";
import { renderStep } from "./apply-page.tsx";

export const linkToSent = (c: Context<Env>, id: string) => ({
  href: c.var.linkTo(routes.trackMine, { id }),
  text: t("appliedBefore.link"),
});

/** Leads to the draft that has moved, or to the application that was sent. `asked` is the job that the form names. */
export async function answerUnsaved(
  c: Context<Env>,
  browserHash: Uint8Array,
  saved: Unsaved,
  asked?: string | null,
): Promise<Response> {
  // The page itself says that the draft goes on elsewhere.
  if (saved === "moved") return c.redirect(c.var.linkTo(routes.apply), 303);
  const { sql, vault } = c.env;
  const draft = await findDraft(sql, vault, browserHash);
  const jobId = asked ?? draft?.jobId;
  const [status, sentence] = failures.sentBefore;
  c.status(status);
  return renderStep(c, {
    step: 1,
    draft,
    job: jobId ? await findJob(sql, jobId) : undefined,
    notice: { kind: "error", text: say(sentence), link: linkToSent(c, saved.sent) },
  });
}
