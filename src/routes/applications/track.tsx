import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm, Problems } from "../../components/accounts/AccountForm.tsx";
import { trackingCode } from "../../components/accounts/account-fields.ts";
import { CourseExample } from "../../components/applications/CourseExample.tsx";
import { ContactText } from "../../components/shell/ContactText.tsx";
import {
  MailLead,
  MailSent,
  NeedsMail,
  useSendsEmail,
  WriteToUs,
} from "../../components/shell/NeedsMail.tsx";
import type { TextFieldFacts } from "../../components/shell/TextField.tsx";
import { site } from "../../content/site.ts";
import { t, tn } from "../../content/words.ts";
import { newTrackingLink } from "../../domain/applications/application-link.ts";
import { askTrackingCode } from "../../domain/applications/ask-tracking-code.ts";
import { followByCode } from "../../domain/applications/follow-by-code.ts";
import { findRecentlySent } from "../../domain/applying/recently-sent.ts";
import type { Env } from "../../env.ts";
import {
  dropTicket,
  setPrivateView,
  setTicket,
  ticketOf,
} from "../../middleware/applications/tracking-cookies.ts";
import { browserOf } from "../../middleware/browser.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { referencePattern, TrackApplication, TrackingCode } from "../../shared/applications/tracking.ts";
import { isUuid } from "../../shared/uuid.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";

const wholeReference = new RegExp(`^${referencePattern}$`);

const askFields = (): TextFieldFacts[] => [
  {
    name: "reference",
    label: t("track.reference"),
    hint: t("track.reference.hint"),
    type: "text",
    autoComplete: "off",
    autoCapitalize: "characters",
  },
  {
    name: "email",
    label: t("track.email"),
    hint: t("track.email.hint"),
    type: "email",
    autoComplete: "email",
  },
];

/** Finds an application by its reference and email address, after a one-time code that we email. */
export const trackPage = new Hono<Env>()
  .get(routes.track.path, (c) => {
    const reference = c.req.query("reference") ?? "";
    // The link in an email names the reference. The page repeats no other text.
    return askPage(c, { ...untouched, values: wholeReference.test(reference) ? { reference } : {} });
  })
  .post(routes.track.path, formPage(askPage), rateLimit, async (c) => {
    const ticket = await askTrackingCode(c.env, validForm(c, TrackApplication));
    setTicket(c, "tracking", ticket);
    return c.redirect(c.var.linkTo(routes.trackCode), 303);
  })
  .get(routes.trackCode.path, (c) =>
    ticketOf(c, "tracking") ? codePage(c, untouched) : c.redirect(c.var.linkTo(routes.track), 303),
  )
  // The link is a new one, because the database knows only hashes of earlier links.
  .get(routes.trackMine.path, rateLimit, async (c) => {
    const named = c.req.param("id");
    const browserHash = await browserOf(c);
    const id = browserHash && isUuid(named) ? await findRecentlySent(c.env, named, browserHash) : undefined;
    return c.redirect(
      id ? await newTrackingLink(c.env.sql, c.var.linkTo, id, c.env.clock()) : c.var.linkTo(routes.track),
      303,
    );
  })
  .post(routes.trackCode.path, formPage(codePage), rateLimit, async (c) => {
    const ticket = ticketOf(c, "tracking");
    if (!ticket) return refuse(c, t("track.code.over"));
    const followed = await followByCode(c.env, c.var.linkTo, ticket, validForm(c, TrackingCode).code);
    if ("triesLeft" in followed) {
      const { triesLeft } = followed;
      return refuse(c, triesLeft > 0 ? tn("track.code.wrong", triesLeft) : t("track.code.over"));
    }
    dropTicket(c, "tracking");
    setPrivateView(c, followed.view);
    return c.redirect(followed.path, 303);
  });

function refuse(c: Context<Env>, message: string) {
  c.status(400);
  return codePage(c, { values: c.get("form"), issues: [{ path: "code", message }] });
}

function askPage(c: Context<Env>, form: FormState) {
  const meta = {
    title: t("track.title"),
    description: t("track.meta.description"),
    canonical: c.var.linkTo(routes.track),
    hasFooterRow: true,
    styles: ["course", "map", "track"],
  };
  return renderNarrow(c, meta, <AskCode {...form} />, isRefused(form));
}

function codePage(c: Context<Env>, form: FormState) {
  const meta = {
    title: t("track.code.title"),
    description: t("track.code.meta.description"),
    canonical: c.var.linkTo(routes.track),
    noindex: true,
    hasFooterRow: true,
    styles: ["code"],
  };
  return renderNarrow(c, meta, <EnterCode {...form} />, isRefused(form));
}

function AskCode(form: FormState) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  return (
    <>
      <MailLead first={t("track.lead")} off={t("track.off", { email: site.contactEmail })}>
        {t("track.lead.code")}
      </MailLead>
      <NeedsMail instead={<WriteToUs subject={form.values.reference} />}>
        <AccountForm
          {...form}
          action={linkTo(routes.track)}
          fields={askFields()}
          submit={t("track.submit")}
        />
      </NeedsMail>
      {sendsEmail && <p className="meta">{t("track.link")}</p>}
      <p className="meta">
        <ContactText>{t("track.lost", { email: site.contactEmail })}</ContactText>
      </p>
      {!isRefused(form) && <CourseExample />}
    </>
  );
}

/** The page is the same whether the site has sent a code or not. */
function EnterCode(form: FormState) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  return (
    <>
      <Problems {...form} />
      {(!isRefused(form) || !sendsEmail) && (
        <MailSent
          title={t("track.code.sent.title")}
          text={t("track.code.sent.text")}
          off={t("track.off", { email: site.contactEmail })}
        />
      )}
      <NeedsMail instead={<WriteToUs />}>
        <AccountForm
          {...form}
          action={linkTo(routes.trackCode)}
          fields={[trackingCode()]}
          submit={t("track.code.submit")}
          isTold
        />
      </NeedsMail>
      <section>
        {sendsEmail && (
          <>
            <h2>{t("private.again.title")}</h2>
            <p>{t("track.code.again")}</p>
          </>
        )}
        <p>
          <a href={linkTo(routes.track)}>{t(sendsEmail ? "track.code.again.link" : "track.code.back")}</a>
        </p>
      </section>
    </>
  );
}
