import { Hono } from "hono";
import { ResumeView } from "../../components/applying/ResumeView.tsx";
import { t } from "../../content/words.ts";
import { findResumable, resumeDraft } from "../../domain/applying/resume-draft.ts";
import type { Env } from "../../env.ts";
import { browserOf, ensureBrowser } from "../../middleware/browser.ts";
import { keepAddress } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

/** Goes on with an application that was begun in another browser, by the link that was mailed from there. */
export const resumePage = new Hono<Env>()
  .use(routes.resume.path, keepAddress)
  .get(routes.resume.path, async (c) => {
    const token = c.req.param("token");
    const { isHere, hasAnother } = await findResumable(c.env, token, await browserOf(c));
    return c.render(<ResumeView token={token} isHere={isHere} hasAnother={hasAnother} />, {
      title: t("resume.title"),
      description: t("resume.meta.description"),
      canonical: linkTo(routes.apply),
      noindex: true,
    });
  })
  .post(routes.resume.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    // Whose link leads nowhere is given no cookie.
    await findResumable(c.env, token, await browserOf(c));
    await resumeDraft(c.env, token, await ensureBrowser(c));
    return c.redirect(linkTo(routes.apply), 303);
  });
