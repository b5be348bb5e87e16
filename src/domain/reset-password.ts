import { hashPassword } from "../auth/password.ts";
import { hashOfToken, newToken } from "../auth/token.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import { findCredentials, findUser, insertPasswordReset, usePasswordReset } from "../db/users.ts";
import { passwordReset } from "../emails/password-reset.ts";
import type { Vault } from "../services/vault.ts";
import { urls } from "../shared/urls.ts";
import { enqueueEmail } from "./enqueue-email.ts";
import { type SignedIn, setPassword } from "./sign-in.ts";

/** Mails a link that works once, for an hour. The caller learns nothing about whether there is such an account. */
export function askPasswordReset(sql: Database, vault: Vault, siteUrl: string, email: string): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const found = await findCredentials(tx, email);
    if (!found) return;
    const token = newToken();
    await insertPasswordReset(tx, found.user.id, hashOfToken(token));
    const { firstName } = found.user;
    await enqueueEmail(
      tx,
      vault,
      passwordReset(found.user.email, firstName, siteUrl + urls.resetPassword(token)),
    );
  });
}

/** Undefined for a link that is unknown, used or too old. */
export async function resetPassword(
  sql: Database,
  token: string,
  password: string,
): Promise<SignedIn | undefined> {
  const passwordHash = await hashPassword(password);
  return inTransaction(sql, async (tx) => {
    const userId = await usePasswordReset(tx, hashOfToken(token));
    const user = userId && (await findUser(tx, userId));
    return user ? { user, sessionId: await setPassword(tx, user.id, passwordHash) } : undefined;
  });
}
