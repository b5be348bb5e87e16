import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../tests/support/database.ts";
import { inProcess, send, testServices } from "../../tests/support/site.ts";
import { namedIn, retentionRows, rowKeys } from "../content/retention-rows.ts";
import { keptStates } from "../db/applications/erasure.ts";
import type { Client } from "../db/connect.ts";
import { plainKeys } from "../db/expired-rows.ts";
import {
  expiringKeys,
  keptFor,
  type RetentionKey,
  retentionDays,
  retentionTable,
} from "../shared/retention.ts";
import { listDue, runRetention } from "./retention.ts";

const table = suite("the retention table");

/** Age is not the reason to delete these: they are counts of closed jobs, and emails that a newer one replaces. */
const otherDeletions = ["open_companies", "open_job_counts", "outbox"];

/** Adds a row of each kind that is `seconds` away from its limit. */
async function plant(sql: Client, seconds: number): Promise<void> {
  const days = retentionDays();
  const at = (key: (typeof plainKeys)[number]) =>
    new Date(Date.now() - days[key] * 86_400_000 + seconds * 1000);
  const byte = (n: number) => Buffer.from(`${seconds} ${n}`);
  const [user] = await sql`
    insert into users (email, first_name, last_name, password_hash)
    values (${`${seconds}@example.org`}, 'Ann', 'Lee', '-') returning id`;
  const [application] = await sql`
    insert into applications (reference, browser_hash) values (${`REF ${seconds}`}, ${byte(0)}) returning id`;
  const [company] = await sql`
    insert into companies (name, country) values (${`Quay ${seconds}`}, 'Norway') returning name`;
  const [job] = await sql`
    insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
      requirements, closes_on)
    values ('Welder', ${company!.name}, 'Norway', 'shipping', 'mid', 1, 2, 1, 'a', 'b', utc_today() + 9) returning id`;
  await sql`
    insert into mailbox_codes (user_id, code_digest, expires_at)
    values (${user!.id}, ${byte(10)}, ${at("mailboxCode")})`;
  await sql`
    insert into private_views (token_hash, application_id, expires_at)
    values (${byte(11)}, ${application!.id}, ${at("privateView")})`;
  await sql`
    insert into tracking_codes (ticket_hash, code_digest, expires_at) values (${byte(1)}, ${byte(1)}, ${at("trackingCode")})`;
  await sql`
    insert into application_links (token_hash, application_id, purpose, expires_at)
    values (${byte(2)}, ${application!.id}, 'tracking', ${at("applicationLink")})`;
  await sql`
    insert into draft_links (token_hash, application_id, expires_at)
    values (${byte(3)}, ${application!.id}, ${at("draftLink")})`;
  await sql`
    insert into erasure_requests (token_hash, application_id, expires_at)
    values (${byte(4)}, ${application!.id}, ${at("erasureRequest")})`;
  await sql`
    insert into job_alerts (email, search, country, sector, experience_level, frequency, token_hash,
      token_sealed, token_key_id, created_at)
    values (${`${seconds}@example.org`}, '', '', '', '', 'daily', ${byte(5)}, ${byte(5)}, '', ${at("alert")})`;
  await sql`
    insert into newsletter_subscribers (email, token_hash, created_at)
    values (${`${seconds}@example.org`}, ${byte(6)}, ${at("newsletter")})`;
  const [list] = await sql`
    insert into saved_lists (browser_hash, used_at) values (${byte(12)}, now()) returning id`;
  await sql`insert into saved_lists (browser_hash, used_at) values (${byte(13)}, ${at("savedList")})`;
  await sql`
    insert into saved_links (token_hash, list_id, expires_at)
    values (${byte(14)}, ${list!.id}, ${at("savedLink")})`;
  await sql`
    insert into saved_reminders (email, token_hash, token_sealed, token_key_id, created_at)
    values (${`${seconds}@example.org`}, ${byte(15)}, ${byte(15)}, '', ${at("savedReminder")})`;
  await sql`
    insert into vacancy_reports (id, job_id, reason, private_sealed, private_key_id, closed_at, outcome)
    values (gen_random_uuid(), ${job!.id}, 'money', '', '', ${at("report")}, 'kept')`;
  await sql`
    insert into user_sessions (id, user_id, expires_at) values (${`${seconds}`}, ${user!.id}, ${at("session")})`;
  await sql`
    insert into admin_sessions (token_hash, expires_at) values (${byte(7)}, ${at("adminSession")})`;
  await sql`
    insert into password_resets (token_hash, user_id, expires_at)
    values (${byte(8)}, ${user!.id}, ${at("passwordReset")})`;
  await sql`insert into outbox (kind, sent_at, created_at) values ('sent', now(), ${at("mail")})`;
  await sql`insert into rate_limits (key, window_start, used) values (${byte(9)}, ${at("requestCount")}, 1)`;
  await sql`
    insert into payment_events (id, type, received_at, handled_at)
    values (${`evt_${seconds}`}, 'a', ${at("paymentEvent")}, now())`;
  const [mandate] = await sql`
    insert into mandates (employer_id, company, state) values (${user!.id}, 'Quay', 'refused') returning id`;
  const [request] = await sql`
    insert into mandate_requests (mandate_id, employer_id, state, country, website, register_number, kind, phone,
      network_digest, decided_at)
    values (${mandate!.id}, ${user!.id}, 'refused', 'Norway', 'https://example.org', '1', 'direct', '1', '',
      ${at("evidence")}) returning id`;
  const [sent, unsent] = await sql`insert into documents (browser_hash) values (''), ('') returning id`;
  await sql`
    insert into mandate_files (document_id, employer_id, request_id, created_at) values
      (${sent!.id}, ${user!.id}, ${request!.id}, now()),
      (${unsent!.id}, ${user!.id}, null, ${at("unsentEvidence")})`;
  const upload = new Date(Date.now() - days.upload * 86_400_000 + seconds * 1000);
  await sql`insert into documents (browser_hash, created_at) values ('', ${upload})`;
  const begun = new Date(Date.now() - days.brokenUpload * 86_400_000 + seconds * 1000);
  await sql`insert into upload_attempts (storage_key, begun_at) values (${`key ${seconds}`}, ${begun})`;
}

const counts = (retained: { key: string; count: number }[]) =>
  Object.fromEntries(retained.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]));

if (inProcess) {
  table("has a deletion for each row, which takes what is past its time and leaves what is not", async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const services = { ...(await testServices()), sql };
      await plant(sql, -600);
      await plant(sql, 600);
      const once = Object.fromEntries([...plainKeys, "brokenUpload", "upload"].map((key) => [key, 1]));
      assert.equal(counts(await listDue(services)), once);
      assert.equal(counts(await runRetention(services)), once);
      assert.equal(counts(await runRetention(services)), {});
      const later = { ...services, clock: () => new Date(Date.now() + 1200 * 1000) };
      assert.equal(counts(await runRetention(later)), once);
    } finally {
      await close();
    }
  });

  table(
    "is on the privacy page, with a heading that its contents lead to and the times of this site",
    async () => {
      const { settings } = await testServices();
      const retention = { ...settings.retention, accepted: 77 };
      const page = await (await send("/privacy", {}, { settings: { retention } })).text();
      const text = page.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
      const { rows, folded } = retentionRows(retention);
      assert.is(rows.length + folded.length, rowKeys.length);
      for (const [what, time] of [...rows, ...folded]) {
        const row = `<th scope="row">${what}</th><td>${time}</td>`;
        assert.ok(text.includes(row), `${what}: ${time}`);
      }
      assert.match(text, '<a href="#kept">How long we keep it</a>');
      assert.match(text, '<h3 id="kept">How long we keep it</h3>');
      assert.match(text, "77 days after it was accepted");
    },
  );
}

/** A row may name several kept things. This table maps each of them to the words that the row has for it. */
const names: Partial<Record<RetentionKey, RegExp>> = {
  draft: /^An application that you have not sent or, /,
  refundedDraft: /, if you paid for it and got the fee back, what you entered in it$/,
  upload: /^An uploaded file that no application uses, /,
  unsentEvidence: /^An uploaded file .* that an employer uploaded for a check and did not send$/,
  alert: /^A job alert .* that you have not confirmed$/,
  newsletter: /a newsletter that you have not confirmed$/,
  message: /^Messages with an employer about an application, /,
  interview: /^Messages .* about an application, its interviews /,
  jobOffer: /^Messages .* about an application, .* and offers, .* with documents and your answers$/,
  placement: /the jobs that we offered you, .* your answers$/,
};

table("has one row of the privacy policy for each thing, with the time of that thing", () => {
  const days = retentionDays((_, number) => number + 1);
  const { rows, folded } = retentionRows(days);
  for (const key of Object.keys(retentionTable) as RetentionKey[]) {
    const name = names[key];
    const isNamed = (what: string) => (name ? name.test(what) : what === retentionTable[key].what);
    const times = [...rows, ...folded].filter(([what]) => isNamed(what)).map(([, time]) => time);
    assert.equal(times, [keptFor(key, days)], key);
  }
});

table("names things together only where the same setting decides", () => {
  const settingOf = (key: RetentionKey) => (retentionTable[key] as { setting?: string }).setting;
  for (const [key, other] of Object.entries(namedIn) as [RetentionKey, RetentionKey][])
    assert.is(settingOf(key), settingOf(other), key);
});

table("names every row that is deleted by age", () => {
  const known = [
    "draft",
    "refundedDraft",
    ...keptStates,
    "brokenUpload",
    "upload",
    "auditView",
    ...plainKeys,
  ];
  assert.equal([...expiringKeys].sort(), known.sort());
});

table("has a row for each deletion by age", () => {
  const found = new Set<string>();
  for (const folder of ["../db/", "../auth/", "../tasks/", "../domain/"]) {
    const url = new URL(folder, import.meta.url);
    for (const file of readdirSync(url, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.includes(".test."),
    ))
      for (const [, name, condition] of readFileSync(new URL(file, url), "utf8").matchAll(
        /delete from (\w+)([^`]*)/g,
      ))
        if (/(_at|_until|_start)\b[^`]*</.test(condition!)) found.add(name!);
  }
  assert.equal([...found].sort(), otherDeletions);
});

table.run();
