import { type Context, Hono } from "hono";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { type Judged, MarkedMessageCard } from "../../components/applications/MarkedMessageCard.tsx";
import { type RefusedReason, reasonField } from "../../components/jobs/RefusalForm.tsx";
import { Empty } from "../../components/shell/Empty.tsx";
import { Pagination } from "../../components/shell/Pagination.tsx";
import { t, tn } from "../../content/words.ts";
import {
  countMarkedMessages,
  listMarkedMessages,
  type MarkedMessage,
} from "../../db/applications/marked-messages.ts";
import { messageReasonContext, openMessage } from "../../domain/applications/conversation.ts";
import { judgeMessage } from "../../domain/applications/judge-message.ts";
import { openSealed } from "../../domain/applications/open-sealed.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import { TakeDown } from "../../shared/jobs/job-report.ts";
import { placeInList } from "../../shared/page-number.ts";
import { isUuid } from "../../shared/uuid.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const pageSize = 50;
/** Once the administrator has decided on these, the next ones show. */
const undecidedShown = 20;

export const adminMessagesPage = new Hono<Env>()
  .get(routes.adminMessages.path, (c) => show(c))
  .post(routes.adminMessages.path, async (c) => {
    const form = await readForm(c);
    const id = form.get("id") ?? "";
    const answer = form.get("answer");
    if (!isUuid(id) || (answer !== "keep" && answer !== "suspend")) return fail("badRequest");
    const given = TakeDown.safeParse({ reason: form.get("reason") ?? "" });
    if (answer === "suspend" && !given.success) {
      c.status(400);
      return show(c, { id, reason: form.get("reason") ?? "", message: given.error.issues[0]!.message });
    }
    await judgeMessage(c.env, id, answer === "suspend" ? given.data!.reason : null);
    return c.redirect(c.var.linkTo(routes.adminMessages), 303);
  });

async function show(c: Context<Env>, refused?: RefusedReason) {
  const { sql } = c.env;
  const { total, undecided } = await countMarkedMessages(sql);
  const open = await listMarkedMessages(sql, { limit: undecidedShown, offset: 0, isDecided: false });
  const { page, pages, part } = placeInList(c.req.query("page"), total - undecided.total, pageSize);
  const decided = await listMarkedMessages(sql, { ...part, isDecided: true });
  const ids = [...new Set([...open, ...decided].map(({ applicationId }) => applicationId))];
  await recordShown(c, {
    action: "messages viewed",
    subject: { kind: "messages", id: "marked" },
    ids,
    details: { way: "page", page },
  });
  const more = undecided.total - open.length;
  return renderAdmin(
    c,
    {
      section: routes.adminMessages,
      title: t("admin.messages.title"),
      lead: t("admin.messages.text"),
      isRefused: refused !== undefined,
    },
    <>
      <ErrorSummary
        title={t("errors.summary")}
        issues={refused ? [{ path: reasonField(refused.id), message: refused.message }] : []}
      />
      <section aria-labelledby="open">
        <h3 id="open">{t("admin.messages.open")}</h3>
        {open.length === 0 ? (
          <Empty way={{ href: c.var.linkTo(routes.admin), text: t("admin.today") }}>
            {t("admin.messages.empty")}
          </Empty>
        ) : (
          <Cards messages={await opened(c, open)} refused={refused} />
        )}
        {more > 0 && <p>{tn("admin.messages.more", more)}</p>}
      </section>
      {decided.length > 0 && (
        <details className="answered" open={page > 1}>
          <summary>
            {t("admin.messages.decided")}: {count(total - undecided.total)}
          </summary>
          <Cards messages={await opened(c, decided)} refused={undefined} />
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(page) => c.var.linkTo(routes.adminMessages, { page })}
          />
        </details>
      )}
    </>,
  );
}

const Cards = ({ messages, refused }: { messages: Judged[]; refused: RefusedReason | undefined }) => (
  <ul className="plain entries">
    {messages.map((message) => (
      <MarkedMessageCard
        key={message.id}
        message={message}
        refused={refused?.id === message.id ? refused : undefined}
      />
    ))}
  </ul>
);

const opened = (c: Context<Env>, messages: MarkedMessage[]): Promise<Judged[]> =>
  Promise.all(
    messages.map(async (row) => {
      const { reasonSealed, reasonKeyId, decision, reference, candidate, title, company, employerId } = row;
      const sealed = reasonSealed && reasonKeyId && { bytes: reasonSealed, keyId: reasonKeyId };
      const words =
        sealed &&
        (await openSealed<string>(c.env, sealed, messageReasonContext(row.id), { message: row.id }));
      return {
        ...(await openMessage(c.env, row)),
        ...{ decision, reference, candidate, title, company },
        reason: (sealed ? (words ?? t("admin.reports.unreadable")) : null) || null,
        maySuspend: row.sender === "employer" && employerId !== null,
      };
    }),
  );
