import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm, Problems } from "../../components/accounts/AccountForm.tsx";
import { trackingCode } from "../../components/accounts/account-fields.ts";
import { MailLead, MailSent, NeedsMail, useSendsEmail } from "../../components/shell/NeedsMail.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { t, tn } from "../../content/words.ts";
import { findAddressee } from "../../db/applications/applications.ts";
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
import { privateViewMinutes, TrackingCode } from "../../shared/applications/tracking.ts";
import { maskedEmail } from "../../shared/masked-email.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { linkedId, ownPageMeta } from "./application-page.tsx";

/**
 * Shows passport data after a code. Somebody with the secret link asks for the code, and we email it to the
 * candidate.
 */
export const applicationPrivate = new Hono<Env>()
  .get(routes.applicationPrivate.path, async (c) => {
    const { id } = await addresseeOf(c);
    if (await mayViewPrivate(c.env, id, privateViewOf(c)))
      return c.redirect(c.var.linkTo(routes.application, { token: c.req.param("token") }), 303);
    return page(c, untouched);
  })
  .post(routes.applicationPrivateCode.path, rateLimit, async (c) => {
    const token = c.req.param("token");
    setTicket(c, "passport-code", await askTrackingCode(c.env, await addresseeOf(c)));
    return c.redirect(c.var.linkTo(routes.applicationPrivate, { token }), 303);
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
    return c.redirect(c.var.linkTo(routes.application, { token: c.req.param("token") }), 303);
  });

async function addresseeOf(c: Context<Env>) {
  const id = await linkedId(c);
  const { email, reference } = (await findAddressee(c.env.sql, id)) ?? fail("linkUnknown");
  return { id, email, reference };
}

async function page(c: Context<Env>, form: FormState) {
  const { email } = await addresseeOf(c);
  const token = c.req.param("token") ?? "";
  const isAsked = ticketOf(c, "passport-code") !== undefined;
  const meta = {
    ...ownPageMeta(c, t("private.title")),
    description: t("private.meta.description"),
    styles: ["code"],
  };
  return renderNarrow(c, meta, <PrivateView {...{ token, email, form, isAsked }} />, isRefused(form));
}

interface Props {
  token: string;
  email: string;
  form: FormState;
  /** True while a code that this browser asked for is valid. */
  isAsked: boolean;
}

/** Asks for a code by email, and then for the code itself. */
function PrivateView({ token, email, form, isAsked }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const address = maskedEmail(email);
  const entersCode = isAsked || isRefused(form);
  const sent = (!isRefused(form) || !sendsEmail) && (
    <MailSent title={t("track.code.sent.title")} text={t("private.sent.text", { address })} />
  );
  const ask = linkTo(routes.applicationPrivateCode, { token });
  return (
    <>
      <Problems {...form} />
      {!entersCode && (
        <MailLead first={t("private.masked")}>{tn("private.lead", privateViewMinutes, { address })}</MailLead>
      )}
      <NeedsMail instead={entersCode && sent}>
        {entersCode ? (
          <>
            <p className="lead">{t("private.code.lead")}</p>
            {sent}
            <AccountForm
              {...form}
              action={linkTo(routes.applicationPrivate, { token })}
              fields={[trackingCode()]}
              submit={t("private.submit")}
              isTold
            />
            <section>
              <h2>{t("private.again.title")}</h2>
              {sendsEmail && <p>{t("private.again.text")}</p>}
              <PostButton action={ask} className="btn btn-quiet">
                {t("private.again")}
              </PostButton>
            </section>
          </>
        ) : (
          <PostButton action={ask}>{t("private.ask")}</PostButton>
        )}
      </NeedsMail>
      <p className="actions">
        <a href={linkTo(routes.application, { token })}>{t("private.back")}</a>
      </p>
    </>
  );
}
