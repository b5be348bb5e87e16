import { type Context, Hono } from "hono";
import { savePlace } from "../../components/jobs/SaveJob.tsx";
import { t } from "../../content/words.ts";
import { mailSavedLink } from "../../domain/alerts/mail-saved-link.ts";
import { mostSaved, removeSavedJob, requireVisibleJob, saveJob } from "../../domain/alerts/saved-list.ts";
import { stopRemindersHere } from "../../domain/alerts/saved-reminder.ts";
import type { Env } from "../../env.ts";
import { keepSavedList, savedListOf } from "../../middleware/alerts/saved-cookie.ts";
import { type FormState, formPage, validForm } from "../../middleware/form-page.ts";
import { publicReferrer } from "../../middleware/public-referrer.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { SavedLinkRequest } from "../../shared/alerts/saved-link.ts";
import { renderSaved } from "./saved-page.tsx";

/** A redirect may show one of these on the page. */
const done = ["saved", "removed", "added", "partly", "reminded", "stopped"] as const;

export type Done = (typeof done)[number];

export const backToSaved = (c: Context<Env>, what: Done) =>
  c.redirect(c.var.linkTo(routes.saved, { done: what }), 303);

export const savedPage = new Hono<Env>()
  .get(routes.saved.path, (c) => {
    if (savedListOf(c)) keepSavedList(c);
    const what = done.find((one) => one === c.req.query("done"));
    const text = what && t(`saved.done.${what}`, { most: mostSaved });
    return renderSaved(c, text ? { kind: "success", text } : undefined);
  })
  .post(routes.saveJob.path, rateLimit, async (c) => {
    const id = c.req.param("id");
    await requireVisibleJob(c.env.sql, id);
    if (await saveJob(c.env.sql, keepSavedList(c), id)) {
      const page = publicReferrer(c);
      return page ? c.redirect(`${page}#${savePlace(id)}`, 303) : backToSaved(c, "saved");
    }
    c.status(409);
    const text = t("saved.full.text", { most: mostSaved });
    return renderSaved(c, { kind: "error", title: t("saved.full.title"), text });
  })
  .post(routes.savedJobRemoval.path, rateLimit, async (c) => {
    await removeSavedJob(c.env.sql, savedListOf(c), c.req.param("id"));
    return backToSaved(c, "removed");
  })
  .post(routes.savedRemindersRemoval.path, rateLimit, async (c) => {
    const browserHash = savedListOf(c);
    if (browserHash) await stopRemindersHere(c.env.sql, browserHash);
    return backToSaved(c, "stopped");
  })
  .post(
    routes.askSavedLink.path,
    formPage((c, form: FormState) => renderSaved(c, undefined, form)),
    rateLimit,
    async (c) => {
      const { email, remind } = validForm(c, SavedLinkRequest);
      const browserHash = savedListOf(c);
      const reminds = remind === "yes";
      const asked = { email, reminds, language: c.var.locale };
      if (!browserHash || !(await mailSavedLink(c.env, browserHash, asked))) {
        c.status(409);
        return renderSaved(c, { kind: "warning", text: t("saved.link.nothing") });
      }
      const text = [t("saved.link.sent.text", { email }), reminds && t("saved.link.sent.remind")];
      return renderSaved(c, {
        kind: "success",
        text: text.filter(Boolean).join(" "),
        isLinkSent: true,
      });
    },
  );
