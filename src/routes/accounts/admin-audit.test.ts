import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { type AuditEntry, deleteExpiredAuditEntries, insertAuditEntry } from "../../db/accounts/audit-log.ts";

const audit = suite("GET /admin/audit");

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  audit.after(close);
  const world = { sql };
  const administrator = await signedIn(world);
  const pageOf = async (query: Record<string, string>) =>
    mainOf(await administrator.send(`/admin/audit?${new URLSearchParams(query)}`));
  const csvOf = async (query: Record<string, string>) =>
    (await (await administrator.send(`/admin/audit.csv?${new URLSearchParams(query)}`)).text())
      .split("\r\n")
      .slice(1, -1)
      .map((line) => line.slice(1, -1).split('","'));
  /** Gives the actions that the page lists, newest first. */
  const listed = async (query: Record<string, string>) =>
    [...(await pageOf(query)).matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, action]) => action);

  const write = (entry: Partial<AuditEntry>) =>
    insertAuditEntry(sql, {
      actor: { kind: "system" },
      action: "noted",
      subject: { kind: "thing", id: "x" },
      ...entry,
    });

  audit("finds by subject, by actor and by what was shown, on the page and in the CSV", async () => {
    const id = randomUUID();
    await write({ action: "about", subject: { kind: "account", id } });
    await write({ action: "by", actor: { kind: "employer", id } });
    await write({ action: "shown", ids: [randomUUID(), id] });
    await write({ action: "of another", ids: [randomUUID()] });
    assert.equal(await listed({ id }), ["shown", "by", "about"]);
    assert.equal(await listed({ id: id.toUpperCase(), actor: "employer" }), ["by"]);
    assert.equal(
      (await csvOf({ id })).map((cells) => cells[3]),
      ["shown", "by", "about"],
    );
    assert.equal(
      (await csvOf({ id, action: "about" })).map((cells) => cells[3]),
      ["about"],
    );
  });

  audit(
    "finds an account, and its failed sign-ins, by the email address, which it does not hold",
    async () => {
      const { user } = await anAccount(world);
      await new Browser(world).post("/api/auth/sign-in", { email: user.email, password: "wrong password" });
      assert.equal(await listed({ id: user.email.toUpperCase() }), ["sign-in failed", "signed up"]);
      const nobody = `${unique("nobody").replace(" ", ".")}@example.com`;
      await new Browser(world).post("/api/auth/sign-in", { email: nobody, password: "wrong password" });
      assert.equal(await listed({ id: nobody }), ["sign-in failed"]);
      assert.not.ok((await csvOf({ id: nobody })).join().includes(nobody));
    },
  );

  audit("finds by day, the last one whole", async () => {
    const action = unique("dated");
    for (const day of ["2025-03-01", "2025-03-02", "2025-03-03"])
      await sql`
        insert into audit_log (happened_at, actor_kind, action, subject_kind, subject_id)
        values (${`${day}T23:59:59.5Z`}::text::timestamptz, 'system', ${action}, 'day', ${day})`;
    const days = async (query: object) => (await csvOf({ action, ...query })).map((cells) => cells[5]);
    assert.equal(await days({ from: "2025-03-02" }), ["2025-03-03", "2025-03-02"]);
    assert.equal(await days({ to: "2025-03-02" }), ["2025-03-02", "2025-03-01"]);
    assert.equal(await days({ from: "2025-03-02", to: "2025-03-02" }), ["2025-03-02"]);
    assert.is((await days({ from: "2025-02-31" })).length, 3);
  });

  audit("takes any text, and says when nothing fits", async () => {
    for (const id of ["%", "'; drop", "a".repeat(500), "@", "\u0000", "x@@y"]) {
      const response = await administrator.send(`/admin/audit?${new URLSearchParams({ id })}`);
      assert.is(response.status, 200, id);
    }
    assert.match(await pageOf({ id: "no-such-id" }), "No entry fits.");
    assert.is((await administrator.send("/admin/audit?actor=nobody&page=abc&from=x")).status, 200);
  });

  audit("goes on page by page, and streams all of it as CSV", async () => {
    const action = unique("many");
    await sql`
      insert into audit_log (happened_at, actor_kind, action, subject_kind, subject_id)
      select now() - interval '1 hour', 'system', ${action}, 'number', n::text from generate_series(1, 1203) as n`;
    const first = await pageOf({ action });
    assert.match(first, "1,000+ entries");
    assert.equal((await listed({ action, page: "2" })).length, 50);
    assert.equal((await listed({ action, page: "25" })).length, 3);
    const numbers = (await csvOf({ action })).map((cells) => cells[5]);
    assert.is(new Set(numbers).size, 1203);
  });

  audit("leaves no formula to a spreadsheet", async () => {
    const action = unique("=HYPERLINK(1)");
    await write({ action });
    assert.is((await csvOf({ action }))[0]?.[3], `'${action}`);
  });

  audit("is for the administrator alone", async () => {
    for (const path of ["/admin/audit", "/admin/audit.csv"])
      assert.is((await send(path, {}, world)).headers.get("Location"), "/admin/login");
  });

  audit("keeps what changed something, and lets go of looks after 400 days alone", async () => {
    const action = unique("aged");
    for (const [days, expires] of [
      [399, true],
      [401, true],
      [401, false],
    ] as const)
      await sql`
        insert into audit_log (happened_at, actor_kind, action, subject_kind, subject_id, expires)
        values (now() - make_interval(days => ${days}), 'system', ${action}, 'age', ${`${days} ${expires}`}, ${expires})`;
    const left = async () =>
      (await sql<{ subjectId: string }[]>`select subject_id from audit_log where action = ${action}`).map(
        ({ subjectId }) => subjectId,
      );
    for (const subject of ["399 true", "401 false"]) {
      const refusal = await sql`
        delete from audit_log where action = ${action} and subject_id = ${subject}`.catch(
        (error: Error) => error.message,
      );
      assert.is(refusal, "audit_log is append-only");
    }
    await deleteExpiredAuditEntries(sql, 100);
    assert.equal((await left()).sort(), ["399 true", "401 false"]);
  });
}

audit.run();
