import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ApplicationHead } from "../../components/applications/ApplicationHead.tsx";
import { ConversationPage } from "../../components/applications/ConversationPage.tsx";
import { employerPlaces } from "../../components/applications/InboxMessages.tsx";
import { WholeReferences } from "../../components/shell/WholeReferences.tsx";
import { t } from "../../content/words.ts";
import {
  emptyConversation,
  enterConversation,
  mostMessages,
  readConversation,
} from "../../domain/applications/conversation.ts";
import { markMessagesRead } from "../../domain/applications/mark-messages-read.ts";
import { reportMessage } from "../../domain/applications/report-message.ts";
import { sendMessage } from "../../domain/applications/send-message.ts";
import type { Env } from "../../env.ts";
import { employerOf } from "../../middleware/applications/conversation-employer.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus } from "../../shared/applications/application-status.ts";
import {
  type Conversation,
  MessageReading,
  MessageReport,
  NewMessage,
  reasonIn,
} from "../../shared/applications/message.ts";
import { pageNumber } from "../../shared/page-number.ts";
import { employerMeta } from "../employers/employer-meta.tsx";
import { isRefused } from "../system/render-narrow.tsx";

/** The employer's page of one conversation, and the forms of the conversations in the list of applications. */
export const employerMessages = new Hono<Env>()
  .get(routes.employerMessages.path, (c) => page(c, untouched))
  .post(routes.employerMessages.path, formPage(page), rateLimit, async (c) => {
    // The session had ended. The sign-in brings the text back here, and the employer sends it again.
    if (c.get("form").kept) return page(c, { values: c.get("form"), issues: [] });
    const { id } = await sendMessage(c.env, employerOf(c), validForm(c, NewMessage));
    return back(c, `#message-${id}`);
  })
  .post(routes.employerMessagesReading.path, formPage(page), rateLimit, async (c) => {
    await markMessagesRead(c.env, employerOf(c), validForm(c, MessageReading).until);
    if (c.get("form").text?.trim()) return page(c, { values: c.get("form"), issues: [] });
    return back(c, `#messages-${c.req.param("id")}`);
  })
  .post(routes.employerMessageReport.path, formPage(page), rateLimit, async (c) => {
    const id = c.req.param("messageId");
    const form = c.get("form");
    c.set("form", { ...form, reason: reasonIn(form, id) });
    await reportMessage(c.env, employerOf(c), id, validForm(c, MessageReport).reason);
    if (form.text?.trim()) return page(c, { values: form, issues: [] });
    return c.redirect(`${c.var.linkTo(routes.employerMessages, c.req.param())}#message-${id}`, 303);
  });

/** Leads back to the page that the form was on: the list of applications, or the conversation. */
async function back(c: Context<Env>, anchor: string) {
  const { list, filter, page } = c.get("form");
  const id = c.req.param("id") ?? "";
  if (!list) return c.redirect(c.var.linkTo(routes.employerMessages, { id }) + anchor, 303);
  const { jobId } = await enterConversation(c.env.sql, employerOf(c), { mayBeClosed: true });
  const place = {
    status: isApplicationStatus(filter) ? filter : undefined,
    page: pageNumber(page),
    open: id,
  };
  return c.redirect(c.var.linkTo(routes.employerJob, { id: jobId ?? "", ...place }) + anchor, 303);
}

async function page(c: Context<Env>, form: FormState) {
  const employer = employerOf(c);
  const mayBeClosed = isRefused(form);
  const entered = await enterConversation(c.env.sql, employer, { mayBeClosed });
  const { jobId, reference, title } = entered;
  const conversation = entered.closed
    ? emptyConversation(entered)
    : await readConversation(c.env, employer, mostMessages);
  await recordShown(c, {
    action: "messages viewed",
    subject: { kind: "application", id: employer.applicationId },
    details: { way: "page", count: conversation.messages.length },
  });
  const meta = await employerMeta(c, t("messages.title"));
  return c.render(
    <Page
      {...{ conversation, form }}
      jobId={jobId ?? ""}
      about={t("messages.about", { reference, title: title ?? "" })}
      reportId={c.req.param("messageId")}
    />,
    { ...meta, isError: isRefused(form) },
  );
}

interface Props {
  conversation: Conversation;
  jobId: string;
  about: string;
  form: FormState;
  reportId: string | undefined;
}

function Page({ conversation, jobId, about, form, reportId }: Props) {
  const linkTo = useLinkTo();
  const { applicationId: id, names } = conversation;
  return (
    <>
      <ApplicationHead
        id={id}
        jobId={jobId}
        title={names.candidate ? t("messages.with", { name: names.candidate }) : t("messages.title")}
      >
        <span>
          <WholeReferences>{about}</WholeReferences>
        </span>
      </ApplicationHead>
      <div className="narrow page">
        <ConversationPage
          {...{ conversation, form, reportId }}
          reader="employer"
          places={employerPlaces(linkTo, id)}
        />
      </div>
    </>
  );
}
