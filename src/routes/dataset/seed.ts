import { type Context, Hono } from "hono";
import type { SeedState } from "../../../islands/dataset/use-seeding.ts";
import { t } from "../../content/words.ts";
import { removeSamples } from "../../domain/dataset/remove-samples.ts";
import { seed } from "../../domain/dataset/seed.ts";
import type { Env } from "../../env.ts";
import { failures } from "../../errors.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { removalWord } from "../../shared/accounts/admin.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { stackOf } from "../../shared/error-causes.ts";
import { renderSeedPage } from "./seed-page.tsx";

export const adminSeedPage = new Hono<Env>()
  .get(routes.adminSeed.path, (c) => renderSeedPage(c))
  // Without script: the page comes when the run is over.
  .post(routes.adminSeed.path, async (c) => {
    const run = await runSeeding(c);
    if (run.phase === "error") c.status(500);
    return renderSeedPage(c, { run });
  })
  .post(routes.adminSamples.path, async (c) => {
    const word = (await readForm(c)).get("word")?.trim();
    if (word !== removalWord) {
      c.status(400);
      return renderSeedPage(c, { removal: { refused: "word", typed: word ?? "" } });
    }
    const removed = await removeSamples(c.env.sql);
    if (!removed) c.status(409);
    return renderSeedPage(c, { removal: removed ? { removed: removed.jobs } : { refused: "busy" } });
  });

async function runSeeding(c: Context<Env>): Promise<SeedState> {
  const { sql, dataset, clock, log } = c.env;
  const today = dayOf(clock());
  const lines: string[] = [];
  try {
    const seeded = await seed(sql, dataset, { today, actor: "admin", onLine: (line) => lines.push(line) });
    return { phase: seeded ? "success" : "busy", lines };
  } catch (error) {
    const cause = stackOf(error);
    log({ event: "error", id: c.get("requestId"), code: "seeding", cause });
    const [, message] = failures.failed;
    return { phase: "error", lines: [...lines, t("admin.seed.error.line", { message })] };
  }
}
