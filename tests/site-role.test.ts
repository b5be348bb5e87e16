import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listUnsentEmails } from "../src/db/outbox.ts";
import { countModeratedReviews } from "../src/db/reviews.ts";
import { openEmail } from "../src/domain/open-email.ts";
import { openServer } from "../src/runtime/database.ts";
import { testPayments } from "../src/services/payments/test-gateway.ts";
import { eraseRejected } from "../src/tasks/erase-rejected.ts";
import { tasks } from "../src/tasks/index.ts";
import { anEmployer } from "./account.ts";
import { signedIn } from "./administrator.ts";
import { migrateAll, migratedDatabase } from "./database.ts";
import { applyAndPay, postJob, setStatus } from "./employer.ts";
import { aReview, unique, upload } from "./fixtures.ts";
import { ownPageIn } from "./mailbox.ts";
import { memoryFiles } from "./memory-files.ts";
import { erasureIn } from "./own-page.ts";
import { Browser, inProcess, testServices } from "./site.ts";

const server = process.env.TEST_DATABASE_URL;

const role = suite("the role without update and delete on the log");

/** The README's own lines, with a name and a password of this test. */
function statementsFor(name: string, password: string): string {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const sql = /```sql\n(create role landfall_site[\s\S]*?)```/.exec(readme)?.[1] ?? "";
  return sql.replaceAll("landfall_site", name).replace("a long password", password);
}

const logs = ["audit_log", "document_readings", "application_status_changes"];

role("is what the README's lines make", () => {
  const statements = statementsFor("some_site", "a password");
  for (const log of logs)
    assert.match(statements, new RegExp(`revoke update, delete on .*${log}.*some_site`));
});

/** A database whose site signs in by that role. */
async function aRestrictedSite() {
  const owner = await migratedDatabase();
  const name = `site_${randomUUID().replaceAll("-", "")}`;
  await owner.sql.unsafe(statementsFor(name, "sesame"));
  const [{ database } = { database: "" }] = await owner.sql<{ database: string }[]>`
    select current_database() as database`;
  const url = Object.assign(new URL(server!), {
    pathname: `/${database}`,
    username: name,
    password: "sesame",
  });
  const site = openServer(url.href);
  return {
    sql: site.sql,
    async close() {
      await site.close();
      await owner.sql.unsafe(`drop owned by ${name}; drop role ${name}`);
      await owner.close();
    },
  };
}

if (server && inProcess) {
  role("lets the site start and do all its work, and rewrite nothing of the log", async () => {
    const { sql, close } = await aRestrictedSite();
    try {
      assert.equal(await migrateAll(sql), [], "nothing to migrate");
      const services = await testServices();
      const testGateway = testPayments(sql, services.vault);
      const world = { sql, files: memoryFiles(), payments: testGateway, testGateway };

      const employer = await anEmployer(world);
      const job = await postJob(employer);
      const candidate = new Browser(world);
      const resumeUrl = await upload(candidate);
      const email = `${unique("maria").replace(" ", ".")}@example.com`;
      const { id } = await applyAndPay(job.id, { resumeUrl, email }, candidate);
      const other = await applyAndPay(job.id, {}, new Browser(world));
      await setStatus(employer.browser, other.id, "rejected");
      const admin = await signedIn(world);
      assert.is((await admin.send(resumeUrl)).status, 200);
      assert.is((await admin.submit(`/admin/applications/${id}/refund`, { reason: "Asked" })).status, 303);
      assert.is((await admin.post("/api/admin/seed-production", {})).status, 200);
      const reviewed = await new Browser(world).post("/api/reviews", aReview);
      const review = ((await reviewed.json()) as { id: string }).id;
      assert.is((await admin.submit("/admin/reviews", { id: review, change: "hide" })).status, 303);
      assert.equal(await countModeratedReviews(sql), { total: 1, hidden: 1 });

      const bodies = async () =>
        (
          await Promise.all((await listUnsentEmails(sql, 100)).map((mail) => openEmail(services.vault, mail)))
        ).filter(({ recipient }) => recipient === email);
      const path = (await bodies()).map(({ body }) => ownPageIn(body)).find(Boolean)!;
      await new Browser(world).submit(`${path}/erasure`, {});
      const link = (await bodies()).map(({ body }) => erasureIn(body)).find(Boolean)!;
      assert.is((await new Browser(world).submit(link, {})).status, 303);
      assert.match(await (await new Browser(world).send(path)).text(), "You deleted it on");

      const failed: unknown[] = [];
      const log = (entry: object) => void failed.push(entry);
      for (const task of tasks) await task.run({ ...services, ...world, log });
      const inAYear = () => new Date(Date.now() + 366 * 86_400_000);
      await eraseRejected({ ...services, ...world, log, clock: inAYear });
      assert.equal(failed, []);

      const [row] = await sql`select count(*)::int as n from audit_log where action = 'application erased'`;
      assert.is(row?.n, 2);
      for (const table of logs)
        for (const statement of [
          `update ${table} set id = default`,
          `delete from ${table}`,
          `truncate ${table}`,
        ]) {
          const refused = await sql.unsafe(statement).catch((error: { message: string }) => error.message);
          assert.is(refused, `permission denied for table ${table}`);
        }
      const lifted = await sql
        .unsafe("alter table audit_log disable trigger all")
        .catch((error: { message: string }) => error.message);
      assert.is(lifted, "must be owner of table audit_log");
    } finally {
      await close();
    }
  });
}

role.run();
