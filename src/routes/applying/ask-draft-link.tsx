import { type Context, Hono } from "hono";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { email } from "../../components/accounts/account-fields.ts";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import {
  MailOff,
  MailSent,
  NeedsMail,
  OutboxNote,
  useSendsEmail,
} from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { findDraft, isBegun } from "../../domain/applying/draft.ts";
import { mailDraftLink } from "../../domain/applying/mail-draft-link.ts";
import type { Env } from "../../env.ts";
import { browserOf } from "../../middleware/browser.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { AskReset } from "../../shared/accounts/account.ts";
import { renderNarrow } from "../system/render-narrow.tsx";

const DraftLink = z.object({ email: AskReset.shape.email });
const address = () => ({ ...email(), label: t("draftLink.email"), autoComplete: "email" });

/** Mails a link by which the application that was begun here goes on in another browser. */
export const askDraftLink = new Hono<Env>()
  .get(routes.askDraftLink.path, async (c) => {
    const browserHash = await browserOf(c);
    const draft = browserHash && (await findDraft(c.env.sql, c.env.vault, browserHash));
    if (!draft || !isBegun(draft)) return nothing(c);
    return ask(c, { ...untouched, values: { email: draft.answers.email ?? "" } });
  })
  .post(routes.askDraftLink.path, formPage(again), rateLimit, async (c) => {
    const { email } = validForm(c, DraftLink);
    const browserHash = await browserOf(c);
    const asked = { email, language: c.var.locale };
    const isSent = browserHash !== undefined && (await mailDraftLink(c.env, browserHash, asked));
    if (isSent) return page(c, <Sent email={email} />);
    c.status(409);
    return nothing(c, true);
  });

const nothing = (c: Context<Env>, failed = false) =>
  page(c, <Notice kind="warning" text={t("draftLink.nothing")} />, failed);

function again(c: Context<Env>, form: FormState) {
  return ask(c, form, true);
}

function ask(c: Context<Env>, form: FormState, failed = false) {
  return page(c, <AskForm {...form} />, failed);
}

function AskForm(form: FormState) {
  const linkTo = useLinkTo();
  return (
    <NeedsMail instead={<MailOff text={t("draftLink.off")} />}>
      <p className="lead">{t("draftLink.text")}</p>
      <OutboxNote />
      <AccountForm
        {...form}
        action={linkTo(routes.askDraftLink)}
        fields={[address()]}
        submit={t("draftLink.submit")}
      />
    </NeedsMail>
  );
}

/** Where only a developer reads the emails, the page says as well what the link does. */
function Sent({ email }: { email: string }) {
  const sendsEmail = useSendsEmail();
  const text = t("draftLink.sent.text", { email });
  return (
    <>
      {!sendsEmail && (
        <NeedsMail>
          <p className="lead">{text}</p>
        </NeedsMail>
      )}
      <MailSent title={t("draftLink.sent.title")} text={text} off={t("draftLink.off.sent")} />
      <NeedsMail>
        <ul>
          <li>{t("draftLink.sent.once")}</li>
          <li>{t("draftLink.sent.limit")}</li>
          {sendsEmail && <li>{t("draftLink.sent.spam")}</li>}
        </ul>
      </NeedsMail>
    </>
  );
}

function page(c: Context<Env>, content: ReactNode, failed = false) {
  const apply = c.var.linkTo(routes.apply);
  const meta = {
    title: t("draftLink.title"),
    description: t("draftLink.text"),
    canonical: apply,
    noindex: true,
    hasFooterRow: true,
  };
  return renderNarrow(
    c,
    meta,
    <>
      {content}
      <p className="actions">
        <NeedsMail instead={<ButtonLink href={apply}>{t("draftLink.back")}</ButtonLink>}>
          <a href={apply}>{t("draftLink.back")}</a>
        </NeedsMail>
      </p>
    </>,
    failed,
  );
}
