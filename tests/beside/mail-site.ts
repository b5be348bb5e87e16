import type { Sql } from "../../src/db/sql.ts";
import { openVault } from "../../src/services/sealing/web-vault.ts";
import { unique } from "../support/fixtures.ts";
import type { NewDatabase } from "../support/new-database.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import type { Arrived, Postfix } from "./postfix.ts";

const key = "one key of all sites that send, of 32+ characters";
/** Opens and seals what the site does. */
export const siteVault = openVault(key);
export const senderName = "Landfall, Überseearbeit";
export const sender = "no-reply@jobs.example";

/** The built site with this mail server, whose authority it trusts unless `own` says otherwise. */
export const mailSite = (
  { url }: NewDatabase,
  server: Postfix,
  own: Record<string, string> = {},
): Promise<SiteProcess> =>
  siteProcess(() => ({
    DATABASE_URL: url,
    SECRET_KEY: key,
    SMTP_URL: server.urlFor(),
    MAIL_FROM: `"${senderName}" <${sender}>`,
    NODE_EXTRA_CA_CERTS: server.authority,
    ...own,
  }));

/** Starts the site anew, which then sends at once whatever is due, and waits until it has tried each email. */
export async function sendDue(site: SiteProcess, sql: Sql): Promise<void> {
  await site.stop();
  await sql`update outbox set failure = null
    where sent_at is null and given_up_at is null and next_attempt_at <= now()`;
  await site.start();
  const isTried = async () => {
    const left = await sql`
      select from outbox where sent_at is null and given_up_at is null
        and (next_attempt_at <= now() or (attempts > 0 and failure is null))`;
    return left.length === 0;
  };
  await until("the site has tried each email that is due", isTried, 50_000);
}

/** The emails that wait are then as old as if these minutes were over. */
export const passMinutes = (sql: Sql, minutes: number) => sql`
  update outbox set next_attempt_at = next_attempt_at - ${minutes} * interval '1 minute' where sent_at is null`;

export const anAddress = (name = "maria") => `${unique(name).toLowerCase().replace(/\W+/g, ".")}@example.com`;

export async function subscribe(url: string, email = anAddress()): Promise<string> {
  const body = new URLSearchParams({ email });
  const answer = await fetch(`${url}/newsletter`, { method: "POST", body });
  if (answer.status !== 200) throw new Error(`the newsletter was answered with ${await answer.text()}`);
  return email;
}

export const header = ({ headers }: Arrived, name: string): string[] =>
  headers.filter(([one]) => one === name).map(([, value]) => value);

export function onlyHeader(email: Arrived, name: string): string {
  const values = header(email, name);
  if (values.length !== 1) throw new Error(`the email has ${values.length} headers ${name}`);
  return values[0]!;
}

/** All emails to this address, once there are so many. */
export async function arrivedFor(server: Postfix, email: string, count = 1): Promise<Arrived[]> {
  let found: Arrived[] = [];
  const isThere = () => {
    found = server.arrived().filter(({ to }) => to.includes(email));
    return found.length >= count;
  };
  await until(`${count} emails to ${email}`, isThere, 30_000);
  return found;
}
