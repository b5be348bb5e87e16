import {
  isMailboxConfirmed,
  lockMailboxCode,
  saveMailboxCode,
  updateConfirmedMailbox,
} from "../../db/accounts/mailboxes.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { mailboxCode } from "../../emails/mailbox-code.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { World } from "../../world.ts";
import { type Allowance, forNetworks, takeGuess } from "../limits/allowance.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { digitsOf, newCode, sameDigest } from "./one-time-code.ts";

const mailboxCodeHours = 24;
const hourSeconds = 60 * 60;

const ofAccount = (id: string): Allowance => ({ name: `mailbox ${id}`, most: 10, seconds: hourSeconds });
const ofAddress = (address: string): Allowance[] =>
  forNetworks(address, { name: "mailbox address", most: 100, seconds: hourSeconds });

const purpose = "mailbox code";
const textOf = (userId: string, code: string) => `${userId} ${code}`;

/** Returns false when the mailbox has reached its limit. A new code ends the earlier one. */
export async function mailCode(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "clock" | "log">,
  { id, email }: Pick<User, "id" | "email">,
): Promise<boolean> {
  if (!(await allowMail(tx, world, "mailbox code", email))) return false;
  const code = newCode();
  await saveMailboxCode(tx, {
    userId: id,
    codeDigest: await world.vault.digest(purpose, textOf(id, code)),
    expiresAt: new Date(world.clock().getTime() + mailboxCodeHours * hourSeconds * 1000),
  });
  const mail = await writeTo(tx, world.settings, { account: email }, (locale, linkTo) =>
    mailboxCode(locale, email, code, world.settings.siteUrl + linkTo(routes.confirmEmail)),
  );
  await enqueueEmail(tx, world.vault, mail);
  return true;
}

export function mailCodeAgain(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  user: User,
): Promise<void> {
  return inTransaction(world.sql, async (tx) => {
    if (await isMailboxConfirmed(tx, user.id)) return;
    if (!(await mailCode(tx, world, user))) fail("tooManyCodes", { retryAfterSeconds: hourSeconds });
  });
}

/** Returns false for a wrong or old code. Wrong codes count by account and by address (429). */
export async function confirmMailbox(
  world: Pick<World, "sql" | "vault" | "settings" | "clock">,
  user: User,
  given: { code: string; address: string },
): Promise<boolean> {
  if (await isMailboxConfirmed(world.sql, user.id)) return true;
  const guess = await takeGuess(world, [ofAccount(user.id), ...ofAddress(given.address)]);
  if (!guess) fail("tooManyWrongCodes", { retryAfterSeconds: 300 });
  const digests = await world.vault.digests(purpose, textOf(user.id, digitsOf(given.code)));
  const isRight = await inTransaction(world.sql, async (tx) => {
    // The account comes before its codes, as in an erasure. Another order could end in a deadlock.
    await lockEmployer(tx, user.id, "change");
    const kept = await lockMailboxCode(tx, user.id, world.clock());
    if (!kept || !digests.some((digest) => sameDigest(kept, digest))) return false;
    await updateConfirmedMailbox(tx, user.id);
    return true;
  });
  // A second request with the right code finds no code but a confirmed mailbox.
  if (!isRight && !(await isMailboxConfirmed(world.sql, user.id))) return false;
  await guess.wasRight();
  return true;
}
