import type { Sql } from "../src/db/sql.ts";
import { alertTokenContext } from "../src/domain/alerts/alert-token.ts";
import type { Services } from "../src/env.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import type { Vault } from "../src/services/sealing/vault.ts";
import { openVault } from "../src/services/sealing/web-vault.ts";
import { sendJobAlerts } from "../src/tasks/alerts/send-job-alerts.ts";
import { withoutIndexes } from "./many-jobs.ts";
import type { Figure, Part } from "./part.ts";

/** BENCH_ALERTS=full measures as many as the site promises to write to in one pass. */
const isFull = process.env.BENCH_ALERTS === "full";
const subscribers = isFull ? 100_000 : 10_000;
const vacancies = isFull ? 1_000_000 : 100_000;
const atOnce = 10_000;

/** The trigram index does not know a word as short as the first. */
const words = [
  "it",
  "welder",
  "cook",
  "engineer",
  "rigger",
  "driver",
  "electrician",
  "mate",
  "fitter",
  "nurse",
];
const countries = ["Norway", "Canada", "Australia", "Germany", "Japan", "Qatar", "Singapore", "Kuwait"];
const sectors = ["shipping", "it", "mining", "luxury-cruise", "offshore-rigs"];

/** Some hundreds of subscribers share a list; each tenth's list is like nobody else's. */
export const alerts: Part = {
  name: "alerts",
  async measure(workshop) {
    const { sql, close } = openServer(await workshop.seededDatabase());
    try {
      const vault = openVault("a secret key for the bench, of 32+ characters");
      await withoutIndexes(sql, () => fillJobs(sql));
      await fillSubscribers(sql, vault);
      await sql`analyze`;
      const settings = { siteUrl: "https://bench.example" };
      const world = { sql, vault, settings, log: () => {} } as unknown as Services;
      const began = performance.now();
      await sendJobAlerts(world);
      const minutes = (performance.now() - began) / 60_000;
      const [row] = await sql<{ mails: number; lists: number }[]>`
        select (select count(*)::int from outbox) as mails,
          (select count(*)::int from (
            select distinct search, country, sector, experience_level from job_alerts) as lists) as lists`;
      const again = performance.now();
      await sendJobAlerts(world);
      const note = `${row!.mails} mails, ${row!.lists} lists; ${subscribers} subscribers, ${vacancies} vacancies`;
      const figures: Figure[] = [
        { what: "a pass over all alerts", value: minutes, atMost: 10, unit: " min", note },
        { what: "the pass after it", value: performance.now() - again, atMost: 5_000, unit: " ms" },
      ];
      return figures;
    } finally {
      await close();
    }
  },
};

async function fillJobs(sql: Sql): Promise<void> {
  await sql`insert into companies (name, country) values ('Bench Yard', 'Norway')`;
  for (let from = 0; from < vacancies; from += atOnce)
    await sql`
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, description,
        requirements, closes_on, listed_at)
      select
        (${sql.json(words)}::jsonb ->> (n / 13 % 10)) || ' ' || md5((n % 5000)::text), 'Bench Yard',
        ${sql.json(countries)}::jsonb ->> (n / 7 % 8), ${sql.json(sectors)}::jsonb ->> (n / 3 % 5),
        (array['labor', 'mid', 'professional'])[1 + n / 11 % 3], 1000, 2000, 'Work.', 'Practice.',
        utc_today() + 30, now() - interval '2 minutes' - (n % 30) * interval '1 day' - (n % 1000) * interval '1 minute'
      from generate_series(${from}::int, ${from + atOnce - 1}::int) as n`;
}

async function fillSubscribers(sql: Sql, vault: Vault): Promise<void> {
  const lists = subscribers / 100;
  for (let from = 0; from < subscribers; from += 1_000) {
    const rows = await Promise.all(
      Array.from({ length: 1_000 }, (_, index) => aSubscriber(vault, from + index, lists)),
    );
    await sql`insert into job_alerts ${sql(rows as never)}`;
  }
}

async function aSubscriber(vault: Vault, n: number, lists: number) {
  const id = crypto.randomUUID();
  const token = `${n}`.padStart(43, "x");
  const sealed = await vault.sealJson(token, alertTokenContext(id));
  const list = n % 10 === 0 ? lists + n : n % lists;
  const own = list >= lists ? ` ${(list % 4096).toString(16).padStart(3, "0")}` : "";
  return {
    id,
    email: `reader${n}@example.com`,
    search: `${words[list % 10]}${own}`,
    country: list % 3 === 0 ? "" : countries[list % 8],
    sector: list % 2 === 0 ? sectors[list % 5] : "",
    experienceLevel: "",
    frequency: n % 4 === 0 ? "weekly" : "daily",
    tokenHash: Buffer.from(token),
    tokenSealed: sealed.bytes,
    tokenKeyId: sealed.keyId,
    confirmedAt: new Date(),
    seenUntil: new Date(Date.now() - 86_400_000),
    dueAt: new Date(Date.now() - 60_000),
  };
}
