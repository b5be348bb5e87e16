import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { mailsTo } from "../support/mailbox.ts";
import { Browser, type Overrides, testDatabase } from "../support/site.ts";

const sql = await testDatabase();

export const anAddress = () => `maria.${randomUUID()}@example.com`;
export const ask = (email: string, fields: Record<string, string> = {}, overrides: Overrides = {}) =>
  new Browser(overrides).submit("/alerts", { email, frequency: "daily", search: "Welder", ...fields });

export async function tokenFor(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  return /\/alerts\/confirm\?token=([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
}

export const confirm = (token: string) => new Browser().submit(`/alerts/confirm?token=${token}`, {});

/** Asked for and confirmed. */
export async function anAlert(fields: Record<string, string> = {}, address = anAddress()) {
  await ask(address, fields);
  const token = await tokenFor(address);
  await confirm(token);
  return { address, token };
}

export const alertsOf = (address: string) => sql`
  select search, country, sector, experience_level, frequency, confirmed_at, due_at, token_hash, token_sealed
  from job_alerts where email = ${address}`;

/** Said in the title, first in the page with a link to the field, and at the field. */
export function assertProblemAt(page: string, field: string) {
  assert.match(page, "<title>Error: ");
  assert.match(page, `<a href="#${field}">`);
  assert.match(page, new RegExp(`id="${field}"`));
}
