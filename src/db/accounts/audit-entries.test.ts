import { suite } from "uvu";
import * as assert from "uvu/assert";
import { planKinds, Statements } from "../../../tests/structure/statements.ts";
import { migrateAll } from "../../../tests/support/database.ts";
import { inProcess } from "../../../tests/support/site.ts";
import { openEmbeddedDatabase } from "../../runtime/pglite/embedded-database.ts";
import type { Client } from "../connect.ts";
import { type AuditFilter, countAuditEntries, listAuditActions, listAuditEntries } from "./audit-entries.ts";

const plans = suite("a search of a long audit log");

const entries = 30_000;
/** A page and its count read up to some thousand rows. This is far less than the log has. */
const allowed = 6_000;

/** Every hundredth entry is the administrator's. Each id is in one entry, of one of three kinds. */
async function fill(sql: Client): Promise<void> {
  await sql`
    insert into audit_log (happened_at, actor_kind, actor_id, action, subject_kind, subject_id, ids, expires)
    select now() - (${entries} - n) * interval '1 minute',
      case when n % 100 = 0 then 'admin' else 'employer' end, uuid_of(n), 'action ' || n % 20, 'account', uuid_of(n + 10000000)::text,
      array[uuid_of(n + 20000000), uuid_of(n + 30000000)], n % 2 = 0
    from generate_series(1, ${entries}) as n`;
}

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

const searches: Record<string, AuditFilter> = {
  "the newest": {},
  "by actor": { actor: "admin" },
  "by what was done": { action: "action 7" },
  "by something that was never done": { action: "action 99" },
  "by time": { from: "2020-01-01", to: "2100-01-01" },
  "by a time without entries": { from: "2020-01-01", to: "2020-01-02" },
  "by an actor's id": { anyId: [id(5)] },
  "by a subject's id": { anyId: [id(10_000_007)] },
  "by an id that was shown": { anyId: [id(20_000_009)] },
  "by an unknown id": { anyId: [id(99_000_000)] },
  "by an unknown id and an action": { anyId: [id(99_000_000)], action: "action 7" },
};

if (inProcess) {
  const { sql, close } = await openEmbeddedDatabase();
  plans.after(close);
  await migrateAll(sql);
  await sql.unsafe(`
    create function uuid_of(n integer) returns uuid language sql immutable
    return ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`);
  await fill(sql);

  for (const [name, filter] of Object.entries(searches))
    plans(`reads little: ${name}`, async () => {
      for (const analyze of [false, true]) {
        if (analyze) await sql`analyze audit_log`;
        const statements = new Statements(sql);
        await statements.collect(async () => {
          await listAuditEntries(sql, filter, { limit: 51 });
          await countAuditEntries(sql, filter);
          await listAuditActions(sql);
        });
        for (const text of statements.texts)
          for (const kind of planKinds.slice(0, 2)) {
            const { rows } = (await statements.reading(text, kind))!;
            assert.ok(rows <= allowed, `${rows} rows, ${kind}, ${analyze}: ${text.replace(/\s+/g, " ")}`);
          }
      }
    });

  plans("reads little to remove what has expired", async () => {
    const [{ plan } = { plan: [] }] = await sql<{ plan: object[] }[]>`
      explain (format json) select id from audit_log
      where expires and happened_at < now() - interval '400 days' order by happened_at limit 5000`.then(
      (rows) => rows.map((row) => ({ plan: Object.values(row)[0] as object[] })),
    );
    assert.match(JSON.stringify(plan), "audit_log_expiring");
  });
}

plans.run();
