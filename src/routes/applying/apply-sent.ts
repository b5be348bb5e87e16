import type { Context } from "hono";
import { t } from "../../content/words.ts";
import type { Draft } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import { failures } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { say } from "../../shared/say.ts";
import { renderStep } from "./apply-page.tsx";

interface Sent {
  /** The id of the application that a page without script still showed as a draft. */
  sent: string;
  draft: Draft | undefined;
  job: Job | undefined;
}

export const linkToSent = (c: Context<Env>, id: string) => ({
  href: c.var.linkTo(routes.trackMine, { id }),
  text: t("appliedBefore.link"),
});

/** Says that the application was sent before, and leads to it. */
export function renderSent(c: Context<Env>, { sent, draft, job }: Sent) {
  const [status, sentence] = failures.sentBefore;
  c.status(status);
  return renderStep(c, {
    step: 1,
    draft,
    job,
    notice: { kind: "error", text: say(sentence), link: linkToSent(c, sent) },
  });
}
