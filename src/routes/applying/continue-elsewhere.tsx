import { type Context, Hono } from "hono";
import type { ReactElement } from "react";
import * as z from "zod/mini";
import {
  DraftLinkSentView,
  DraftLinkView,
  NothingSavedView,
} from "../../components/applying/DraftLinkViews.tsx";
import { t } from "../../content/words.ts";
import { mailDraftLink } from "../../domain/applying/mail-draft-link.ts";
import type { Env } from "../../env.ts";
import { browserOf } from "../../middleware/browser.ts";
import { type FormState, formPage, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { AskReset } from "../../shared/accounts/account.ts";
import { linkTo } from "../../shared/link.ts";

/** Mails a link by which the application that was begun here goes on in another browser. */
export const applyContinue = new Hono<Env>().post(
  routes.applyContinue.path,
  formPage(again),
  rateLimit,
  async (c) => {
    const { email } = validForm(c, DraftLink);
    const browserHash = await browserOf(c);
    const isSent = browserHash !== undefined && (await mailDraftLink(c.env, browserHash, email));
    if (isSent) return page(c, <DraftLinkSentView address={email} />);
    c.status(409);
    return page(c, <NothingSavedView />, true);
  },
);

function again(c: Context<Env>, form: FormState) {
  return page(c, <DraftLinkView {...form} />, true);
}

function page(c: Context<Env>, view: ReactElement, failed = false) {
  const title = t("elsewhere.title");
  return c.render(view, {
    title: failed ? t("errors.prefix", { title }) : title,
    description: t("elsewhere.text"),
    canonical: linkTo(routes.apply),
    noindex: true,
  });
}

/** Where the link to a draft goes. */
const DraftLink = z.object({ email: AskReset.shape.email });
