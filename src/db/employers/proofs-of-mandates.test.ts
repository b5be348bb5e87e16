import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emptyDatabase, migrateAll } from "../../../tests/support/database.ts";
import { readMigrations } from "../../runtime/node/migrations.ts";
import { migrate } from "../migrate.ts";

const upgrade = suite("a database with mandates that are older than their codes of proofs");

const earlier = () =>
  readMigrations(fileURLToPath(new URL("../../../sql", import.meta.url))).filter(({ name }) => name < "0058");

const checkedAt = "2026-11-01T10:00:00Z";

interface Older {
  company: string;
  state?: "checked" | "withdrawn" | "asked";
  request?: { state: "checked" | "refused"; done: string[]; decidedAt?: string };
}

const mandates: Older[] = [
  { company: "By a request", request: { state: "checked", done: ["mailbox", "register", "call"] } },
  { company: "Withdrawn since", state: "withdrawn", request: { state: "checked", done: ["register"] } },
  { company: "In own words" },
  {
    company: "In own words after a request",
    request: { state: "checked", done: ["mailbox"], decidedAt: "2026-10-01T10:00:00Z" },
  },
  { company: "Without a proof", request: { state: "checked", done: [] } },
  { company: "Refused", state: "asked", request: { state: "refused", done: ["mailbox"] } },
];

upgrade("has the codes of those mandates whose words a decided request wrote, and of no other", async () => {
  const { sql, close } = await emptyDatabase();
  try {
    await migrate(sql, earlier());
    const [user] = await sql<{ id: string }[]>`
      insert into users (email, first_name, last_name, password_hash) values ('a@b.co', 'A', 'B', '') returning id`;
    for (const { company, state = "checked", request } of mandates) {
      const [mandate] = await sql<{ id: string }[]>`
        insert into mandates (employer_id, company, state, checked, checked_at, valid_until)
        values (${user!.id}, ${company}, ${state}, 'What was checked', ${checkedAt}::text::timestamptz, '2199-12-31')
        returning id`;
      if (request)
        await sql`
          insert into mandate_requests (mandate_id, employer_id, state, country, website, register_number, kind, phone,
            network_digest, done, reason, decided_at)
          values (${mandate!.id}, ${user!.id}, ${request.state}, 'Norway', 'a.co', '1', 'direct', '1', '',
            ${JSON.stringify(request.done)}::text::jsonb, 'A reason',
            ${request.decidedAt ?? checkedAt}::text::timestamptz)`;
    }
    await migrateAll(sql);
    const rows = await sql<{ company: string; checked: string; proofs: string[] | null }[]>`
      select company, checked, proofs from mandates`;
    assert.equal(Object.fromEntries(rows.map(({ company, proofs }) => [company, proofs])), {
      "By a request": ["mailbox", "register", "call"],
      "Withdrawn since": ["register"],
      "In own words": null,
      "In own words after a request": null,
      "Without a proof": null,
      Refused: null,
    });
    assert.ok(rows.every(({ checked }) => checked === "What was checked"));
  } finally {
    await close();
  }
});

upgrade.run();
