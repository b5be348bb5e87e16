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

/** The path of the application's own page that a mail or a page links to. */
export const ownPageIn = (text: string): string | undefined => /\/application\/[\w-]{43}/.exec(text)?.[0];
