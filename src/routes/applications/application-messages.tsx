import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ConversationPage } from "../../components/applications/ConversationPage.tsx";
import { candidatePlaces } from "../../components/applications/OwnMessages.tsx";
import { WholeReferences } from "../../components/shell/WholeReferences.tsx";
import { t } from "../../content/words.ts";
import { findConversation, listMessagePage } from "../../db/applications/messages.ts";
import {
  mostMessages,
  openMessage,
  type Participant,
  plainMessage,
  readConversation,
} from "../../domain/applications/conversation.ts";
import { markMessagesRead } from "../../domain/applications/mark-messages-read.ts";
import { reportMessage } from "../../domain/applications/report-message.ts";
import { sendMessage } from "../../domain/applications/send-message.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formOrJson, jsonFailures, wantsJson } from "../../middleware/applications/form-or-json.ts";
import { type FormState, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { MessageReading, MessageReport, NewMessage, reasonIn } from "../../shared/applications/message.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { linkedId, ownPageMeta } from "./application-page.tsx";

/** The candidate writes to the employer on this page, which the secret link opens. Programs send and get JSON. */
export const applicationMessages = new Hono<Env>()
  .get(routes.applicationMessages.path, jsonFailures, async (c) => {
    c.header("Vary", "Accept");
    if (!wantsJson(c)) return page(c, untouched);
    const { applicationId } = await candidateOf(c);
    const rows = await listMessagePage(c.env.sql, applicationId, { limit: mostMessages });
    return c.json(await Promise.all(rows.map(async (row) => plainMessage(await openMessage(c.env, row)))));
  })
  .post(routes.applicationMessages.path, formOrJson(page), rateLimit, async (c) => {
    const candidate = await candidateOf(c);
    const message = await sendMessage(c.env, candidate, validForm(c, NewMessage));
    return wantsJson(c) ? c.json(message, 201) : backToPage(c, `#message-${message.id}`);
  })
  .post(routes.applicationMessagesReading.path, formOrJson(page), rateLimit, async (c) => {
    const candidate = await candidateOf(c);
    await markMessagesRead(c.env, candidate, validForm(c, MessageReading).until);
    if (wantsJson(c)) return c.json({ success: true });
    if (c.get("form").text?.trim()) return page(c, { values: c.get("form"), issues: [] });
    return backToPage(c, "#messages");
  })
  .post(routes.applicationMessageReport.path, formOrJson(page), rateLimit, async (c) => {
    const candidate = await candidateOf(c);
    const id = c.req.param("messageId");
    const form = c.get("form");
    c.set("form", { ...form, reason: reasonIn(form, id) });
    const reported = await reportMessage(c.env, candidate, id, validForm(c, MessageReport).reason);
    if (wantsJson(c)) return c.json(reported, 201);
    return form.text?.trim() ? page(c, { values: form, issues: [] }) : backToPage(c, `#message-${id}`);
  });

const candidateOf = async (c: Context<Env>): Promise<Participant> => ({
  side: "candidate",
  applicationId: await linkedId(c),
});

const backToPage = (c: Context<Env>, anchor: string) =>
  c.redirect(c.var.linkTo(routes.application, { token: c.req.param("token") ?? "" }) + anchor, 303);

async function page(c: Context<Env>, form: FormState) {
  const token = c.req.param("token") ?? "";
  const candidate = await candidateOf(c);
  const { reference, title, company } = (await findConversation(c.env.sql, candidate)) ?? fail("linkUnknown");
  const conversation = await readConversation(c.env, candidate, mostMessages);
  const meta = {
    ...ownPageMeta(c, company ? t("messages.with", { name: company }) : t("messages.title")),
    description: t("messages.meta.description"),
  };
  return renderNarrow(
    c,
    meta,
    <>
      {title && (
        <p className="lead">
          <WholeReferences>{t("messages.about", { reference, title })}</WholeReferences>
        </p>
      )}
      <Page {...{ conversation, token, form }} reportId={c.req.param("messageId")} />
    </>,
    isRefused(form),
  );
}

interface Props {
  conversation: Awaited<ReturnType<typeof readConversation>>;
  token: string;
  form: FormState;
  reportId: string | undefined;
}

function Page({ token, ...page }: Props) {
  const linkTo = useLinkTo();
  return (
    <ConversationPage
      {...page}
      reader="candidate"
      places={candidatePlaces(linkTo, token)}
      back={{ href: linkTo(routes.application, { token }), text: t("messages.back.application") }}
    />
  );
}
