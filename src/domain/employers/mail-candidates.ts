import { randomUUID } from "node:crypto";
import { type CandidateOfAccount, listCandidatesOfAccount } from "../../db/employers/suspension.ts";
import { insertCandidateEmails } from "../../db/mail/outbox.ts";
import type { Sql } from "../../db/sql.ts";
import type { Email } from "../../emails/email.ts";
import * as routes from "../../routes.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { sealEmail } from "../mail/enqueue-email.ts";
import { mailboxOf } from "../mail/mailbox.ts";
import { writeTo } from "../mail/reader-locale.ts";

/** An employer can send many applications with a stranger's address. The stranger gets at most this many emails at once. */
const mostToOneMailbox = 10;

type Candidate = Pick<
  CandidateOfAccount,
  "email" | "fullName" | "reference" | "title" | "company" | "isOver" | "isWaived"
> & { isTest: boolean; link: string };

/** Writes a thousand emails in each statement, because the request has to end in time. A mailbox gets the ten newest ones. */
export async function mailCandidates(
  tx: Sql,
  { vault, settings, payments }: Pick<World, "vault" | "settings" | "payments">,
  employerId: string,
  write: (locale: Locale, candidate: Candidate) => Email | undefined,
): Promise<void> {
  const mailsTo = new Map<string, number>();
  const emails = [];
  for (const listed of await listCandidatesOfAccount(tx, employerId)) {
    const { applicationId, language, isPaid, isPaidAtTestGateway, ...candidate } = listed;
    const mail = await writeTo(tx, settings, { language }, (locale, linkTo) =>
      write(locale, {
        ...candidate,
        isTest: isPaid && (isPaidAtTestGateway || !payments.live),
        link: settings.siteUrl + linkTo(routes.track, { reference: candidate.reference }),
      }),
    );
    const mailbox = mailboxOf(candidate.email);
    const earlier = mailsTo.get(mailbox) ?? 0;
    if (!mail || earlier === mostToOneMailbox) continue;
    mailsTo.set(mailbox, earlier + 1);
    emails.push({ ...(await sealEmail(vault, randomUUID(), { ...mail, applicationId })), applicationId });
  }
  await insertCandidateEmails(tx, emails);
}
