import { listUnsentEmails } from "../../src/db/mail/outbox.ts";
import type { Sql } from "../../src/db/sql.ts";
import { type EmailMessage, openEmail } from "../../src/domain/mail/open-email.ts";
import { testDatabase, testServices } from "./site.ts";

/** Lists the emails to this address, newest first, with their kinds. */
export async function mailsTo(recipient: string, sql?: Sql): Promise<(EmailMessage & { kind: string })[]> {
  const { vault } = await testServices();
  const unsent = await listUnsentEmails(sql ?? (await testDatabase()), 1000);
  const mails = await Promise.all(
    unsent.map(async (email) => ({ kind: email.kind, ...(await openEmail(vault, email)) })),
  );
  return mails.filter((mail) => mail.recipient === recipient);
}

/**
 * The email that leads to a new application's own page. The receipt of its fee is as new by a clock that
 * counts milliseconds, so the order of `mailsTo` does not tell the two apart.
 */
export async function receivedMailTo(recipient: string, sql?: Sql): Promise<EmailMessage & { kind: string }> {
  const mail = (await mailsTo(recipient, sql)).find(({ kind }) => kind === "application received");
  if (!mail) throw new Error(`nobody wrote to ${recipient} that the application was received`);
  return mail;
}

export const ownPageIn = (text: string): string | undefined => /\/application\/[\w-]{43}/.exec(text)?.[0];
