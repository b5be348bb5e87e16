import { Hono } from "hono";
import { removeSamples } from "../../domain/dataset/remove-samples.ts";
import type { Env } from "../../env.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { removalWord } from "../../shared/accounts/admin.ts";
import { linkTo } from "../../shared/link.ts";
import { renderSeedPage } from "./seed-page.tsx";

export const adminSamples = new Hono<Env>()
  .post(routes.adminSamples.path, async (c) => {
    const word = (await readForm(c)).get("word")?.trim();
    if (word !== removalWord) {
      c.status(400);
      return renderSeedPage(c, { removal: { refused: "word" } });
    }
    const removed = await removeSamples(c.env.sql);
    if (!removed) {
      c.status(409);
      return renderSeedPage(c, { removal: { refused: "busy" } });
    }
    return renderSeedPage(c, { removal: { removed: removed.jobs } });
  })
  // What the form posted to is no page: someone reloads its address by hand.
  .get(routes.adminSamples.path, (c) => c.redirect(linkTo(routes.adminSeed), 303));
