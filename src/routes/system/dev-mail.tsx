import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Empty } from "../../components/shell/Empty.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { t } from "../../content/words.ts";
import { findUnsentEmail, listUnsentEmails, type UnsentEmail } from "../../db/mail/outbox.ts";
import { addFoot, type EmailMessage, openEmail } from "../../domain/mail/open-email.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import { calendarFile } from "../../services/mail/mail.ts";
import { longDateTime } from "../../shared/format.ts";
import { isUuid } from "../../shared/uuid.ts";
import { requireDevelopment } from "./require-development.ts";

const mostShown = 50;

interface ShownEmail extends EmailMessage {
  id: string;
  kind: string;
  createdAt: Date;
  /** Undefined for an email that is due. */
  sendsAt: Date | undefined;
}

/** Shows the waiting emails to a developer. Production has no such page. */
export const devMailPage = new Hono<Env>()
  .get(routes.devMailCalendar.path, async (c) => {
    requireDevelopment(c);
    const id = c.req.param("id");
    const email = isUuid(id) ? await findUnsentEmail(c.env.sql, id) : undefined;
    const calendar = email && (await openEmail(c.env.vault, email)).calendar;
    if (!calendar) return fail("notFound");
    c.header("Content-Type", `text/calendar; charset=utf-8; method=${calendar.method}`);
    return c.body(calendar.text);
  })
  .get(routes.devMail.path, async (c) => {
    requireDevelopment(c);
    const { sql, vault, settings, mail, clock } = c.env;
    const unsent = await listUnsentEmails(sql, mostShown);
    const emails = await Promise.all(
      unsent.map((email) =>
        openEmail(vault, email).then(
          (message) => shown(email, addFoot(message, settings), clock()),
          () => [],
        ),
      ),
    );
    return c.render(<DevMail emails={emails.flat()} sending={mail !== undefined} />, {
      title: t("devMail.title"),
      description: t("devMail.lead"),
      noindex: true,
    });
  });

/** Leaves out a message that no key opens. */
const shown = (
  { id, kind, createdAt, nextAttemptAt }: UnsentEmail,
  message: EmailMessage,
  now: Date,
): ShownEmail[] => [
  { ...message, id, kind, createdAt, sendsAt: nextAttemptAt > now ? nextAttemptAt : undefined },
];

function DevMail({ emails, sending }: { emails: ShownEmail[]; sending: boolean }) {
  const linkTo = useLinkTo();
  return (
    <>
      <PageHead title={t("devMail.title")} lead={sending ? t("devMail.lead.sending") : t("devMail.lead")} />
      <div className="wrap page">
        {emails.length === 0 && <Empty>{t("devMail.empty")}</Empty>}
        {emails.map(({ id, kind, recipient, subject, body, calendar, createdAt, sendsAt }) => (
          <section key={id} className="card">
            <h2>{subject}</h2>
            <p className="meta">
              {t("devMail.to", { recipient })} · {kind} ·{" "}
              <time dateTime={createdAt.toISOString()}>{longDateTime(createdAt)}</time>
            </p>
            {calendar && <a href={linkTo(routes.devMailCalendar, { id })}>{calendarFile}</a>}
            {sendsAt && (
              <p className="meta">
                <time dateTime={sendsAt.toISOString()}>
                  {t("devMail.held", { date: longDateTime(sendsAt) })}
                </time>
              </p>
            )}
            <p className="lines">
              <WithLinks text={body} />
            </p>
          </section>
        ))}
      </div>
    </>
  );
}

const link = /(https?:\/\/\S+)/;

function WithLinks({ text }: { text: string }) {
  // The pattern has a group, so every second part is an address.
  return text.split(link).map((part, index) =>
    index % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
