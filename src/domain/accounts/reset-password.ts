import { randomUUID } from "node:crypto";
import { hashPassword } from "../../auth/password.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { updateConfirmedMailbox } from "../../db/accounts/mailboxes.ts";
import {
  findPasswordReset,
  insertPasswordReset,
  takePasswordReset,
} from "../../db/accounts/password-resets.ts";
import { findCredentials, findUser } from "../../db/accounts/users.ts";
import { lockUnsuspended } from "../../db/employers/suspension.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { passwordReset } from "../../emails/password-reset.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { recordResetRequest } from "./record-attempt.ts";
import { setPassword } from "./set-password.ts";
import type { SignedIn } from "./sign-in.ts";
import { accountName } from "./sign-in-allowances.ts";

/** The answer and its time are the same for an unknown address. */
export async function askPasswordReset(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  email: string,
): Promise<void> {
  await recordResetRequest(world, accountName(email));
  await inTransaction(world.sql, async (tx) => {
    const { user } = (await findCredentials(tx, email)) ?? { user: undefined };
    if (!(await allowMail(tx, world, "password reset", email, { isWanted: user !== undefined }))) return;
    const token = newToken();
    await insertPasswordReset(tx, user?.id ?? randomUUID(), hashOfToken(token));
    const mail = await writeTo(tx, world.settings, { account: email }, (locale, linkTo) => {
      const link = world.settings.siteUrl + linkTo(routes.resetPassword, { token });
      return passwordReset(locale, user?.email ?? email, link);
    });
    await enqueueEmail(tx, world.vault, mail, { isWanted: user !== undefined });
  });
}

export async function resetPassword(sql: Database, token: string, password: string): Promise<SignedIn> {
  const passwordHash = await hashPassword(password);
  return inTransaction(sql, async (tx) => {
    const tokenHash = hashOfToken(token);
    const userId = (await findPasswordReset(tx, tokenHash)) ?? fail("linkUsed");
    // The account comes before its links and codes, as in a suspension. Another order could end in a deadlock.
    if (!(await lockUnsuspended(tx, userId)))
      fail((await findUser(tx, userId)) ? "accountSuspended" : "linkUsed");
    if (!(await takePasswordReset(tx, tokenHash))) fail("linkUsed");
    const user = (await findUser(tx, userId)) ?? fail("linkUsed");
    // The link came by email, so its user reads the mailbox.
    await updateConfirmedMailbox(tx, user.id);
    return { user, sessionId: await setPassword(tx, user, passwordHash, "password reset") };
  });
}
