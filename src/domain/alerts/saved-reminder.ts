import { randomUUID } from "node:crypto";
import { hashOfToken, newToken } from "../../auth/token.ts";
import {
  deleteReminder,
  deleteReminderOfBrowser,
  ensureReminder,
  findAddressOfToken,
} from "../../db/alerts/saved-reminders.ts";
import type { Sql } from "../../db/sql.ts";
import type { Vault } from "../../services/sealing/vault.ts";

export const reminderTokenContext = (id: string) => `saved_reminders.token:${id}`;

export async function ensureReminderFor(
  tx: Sql,
  vault: Vault,
  { email, language }: { email: string; language: string },
): Promise<string> {
  const [id, token] = [randomUUID(), newToken()];
  const sealed = await vault.sealJson(token, reminderTokenContext(id));
  return ensureReminder(tx, { id, email, language, tokenHash: hashOfToken(token), token: sealed });
}

/** Undefined for an unknown link. */
export const remindedAddress = (sql: Sql, token: string): Promise<string | undefined> =>
  findAddressOfToken(sql, hashOfToken(token));

export const stopReminders = (sql: Sql, token: string): Promise<void> =>
  deleteReminder(sql, hashOfToken(token));

export const stopRemindersHere = (sql: Sql, browserHash: Uint8Array): Promise<void> =>
  deleteReminderOfBrowser(sql, browserHash);
