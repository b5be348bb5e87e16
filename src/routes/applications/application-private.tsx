import { type Context, Hono } from "hono";
import { PrivateView } from "../../components/applications/PrivateView.tsx";
import { t, tn } from "../../content/words.ts";
import { findAddressee } from "../../db/applications/applications.ts";
import { openApplicationLink } from "../../domain/applications/application-link.ts";
import { askTrackingCode } from "../../domain/applications/ask-tracking-code.ts";
import { viewByCode } from "../../domain/applications/follow-by-code.ts";
import { mayViewPrivate } from "../../domain/applications/private-view.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import {
  dropTicket,
  privateViewOf,
  setPrivateView,
  setTicket,
  ticketOf,
} from "../../middleware/applications/tracking-cookies.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { TrackingCode } from "../../shared/applications/tracking.ts";
import { linkTo } from "../../shared/link.ts";
import { ownPageMeta } from "./application-page.tsx";

/** Shows passport data to who has the secret link and enters a code that we email to the candidate. */
export const applicationPrivate = new Hono<Env>()
  .get(routes.applicationPrivate.path, async (c) => {
    const { id } = await addresseeOf(c);
    if (await mayViewPrivate(c.env, id, privateViewOf(c)))
      return c.redirect(linkTo(routes.application, { token: c.req.param("token") }), 303);
    return page(c, untouched);
  })
  .post(routes.applicationPrivateCode.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    setTicket(c, "passport-code", await askTrackingCode(c.env, await addresseeOf(c)));
    return c.redirect(linkTo(routes.applicationPrivate, { token }), 303);
  })
  .post(routes.applicationPrivate.path, formPage(page), rateLimit, async (c) => {
    const { id: applicationId } = await addresseeOf(c);
    const { code } = validForm(c, TrackingCode);
    const ticket = ticketOf(c, "passport-code");
    const seen = ticket ? await viewByCode(c.env, ticket, { code, applicationId }) : { triesLeft: 0 };
    if ("triesLeft" in seen) {
      const { triesLeft } = seen;
      const message = triesLeft > 0 ? tn("track.code.wrong", triesLeft) : t("track.code.over");
      return fail("invalidInput", { issues: [{ path: "code", message }] });
    }
    dropTicket(c, "passport-code");
    setPrivateView(c, seen.view);
    return c.redirect(linkTo(routes.application, { token: c.req.param("token") }), 303);
  })
  // What a form posted to is no page: someone reloads its address by hand.
  .get(routes.applicationPrivateCode.path, (c) =>
    c.redirect(linkTo(routes.applicationPrivate, { token: c.req.param("token") }), 303),
  );

async function addresseeOf(c: Context<Env>) {
  const id = (await openApplicationLink(c.env.sql, c.req.param("token") ?? "")) ?? fail("linkUnknown");
  const { email, reference } = (await findAddressee(c.env.sql, id)) ?? fail("linkUnknown");
  return { id, email, reference };
}

async function page(c: Context<Env>, form: FormState) {
  const { email, reference } = await addresseeOf(c);
  const token = c.req.param("token") ?? "";
  const title = t("private.title");
  return c.render(
    <PrivateView {...{ token, email, form }} isAsked={ticketOf(c, "passport-code") !== undefined} />,
    {
      ...ownPageMeta(reference),
      title: form.issues.length > 0 || form.refusal ? t("errors.prefix", { title }) : title,
      description: t("private.meta.description"),
    },
  );
}
