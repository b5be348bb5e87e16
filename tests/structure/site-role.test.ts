import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deleteExpiredAuditEntries } from "../../src/db/accounts/audit-log.ts";
import { listUnsentEmails } from "../../src/db/mail/outbox.ts";
import { countModeratedReviews } from "../../src/db/reviews/reviews.ts";
import { grantSiteRole } from "../../src/db/site-role.ts";
import { openEmail } from "../../src/domain/mail/open-email.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { eraseOld } from "../../src/tasks/applications/erase-old-applications.ts";
import { tasks } from "../../src/tasks/index.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { emptyDatabase, migrateAll, migratedDatabase } from "../support/database.ts";
import { applyAndPay, postJob, setStatus } from "../support/employer.ts";
import { aReview, unique, upload } from "../support/fixtures.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { memoryFiles } from "../support/memory-files.ts";
import { erasureIn } from "../support/own-page.ts";
import { Browser, inProcess, testServices } from "../support/site.ts";

const server = process.env.TEST_DATABASE_URL;

const role = suite("the role without update and delete on the log");

const logs = ["audit_log", "document_readings", "application_status_changes", "application_disclosures"];

const run = promisify(execFile);
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const uniqueRole = (kind: string) => `${kind}_${randomUUID().replaceAll("-", "")}`;
const refusalOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => "nothing was refused",
    (error: { message: string }) => error.message,
  );

/** Runs the command as docs/operating.md and compose.yaml do; returns what it prints. */
async function migrateAndGrant(databaseUrl: string, name: string): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const args = ["--import", "tsx", "scripts/migrate.ts", "--grant", name];
  const said = await run(process.execPath, args, { env }).catch((error: { stderr: string }) => ({
    stdout: error.stderr,
  }));
  return said.stdout.trim();
}

/** A database whose site signs in by that role. */
async function aRestrictedSite() {
  const owner = await migratedDatabase();
  const name = uniqueRole("site");
  await owner.sql.unsafe(`create role ${name} login password 'sesame'`);
  await grantSiteRole(owner.sql, name);
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
      await eraseOld({ ...services, ...world, log, clock: inAYear }, "rejected");
      assert.equal(failed, []);

      const [row] = await sql`select count(*)::int as n from audit_log where action = 'application erased'`;
      assert.is(row?.n, 2);
      for (const table of logs)
        for (const statement of [
          `update ${table} set ${table === "application_disclosures" ? "reason" : "id"} = default`,
          `delete from ${table}`,
          `truncate ${table}`,
        ]) {
          const refused = await refusalOf(sql.unsafe(statement));
          assert.is(refused, `permission denied for table ${table}`);
        }
      await sql`
        insert into audit_log (happened_at, actor_kind, action, subject_kind, subject_id, expires)
        select now() - interval '2 years', 'system', 'aged', 'age', expires::text, expires
        from (values (true), (false)) as kinds (expires)`;
      assert.is(await deleteExpiredAuditEntries(sql, 100), 1);
      const aged = await sql`select subject_id from audit_log where action = 'aged'`;
      assert.equal([...aged], [{ subjectId: "false" }]);
      const lifted = await refusalOf(sql.unsafe("alter table audit_log disable trigger all"));
      assert.is(lifted, "must be owner of table audit_log");
    } finally {
      await close();
    }
  });

  role("is made by compose.yaml's script, beside an owner who is no superuser either", async () => {
    const names = { landfall_owner: uniqueRole("owner"), landfall_site: uniqueRole("site") };
    const { sql, close } = await emptyDatabase();
    const [{ database } = { database: "" }] = await sql<{ database: string }[]>`
      select current_database() as database`;
    let script = read("scripts/deploy/roles.sql").replace("database landfall", `database ${database}`);
    for (const [name, other] of Object.entries(names)) script = script.replaceAll(name, other);
    const as = (username: string, password: string) =>
      Object.assign(new URL(server!), { pathname: `/${database}`, username, password }).href;
    const passwords = { DATABASE_OWNER_PASSWORD: "of the 'owner'", DATABASE_SITE_PASSWORD: "of the site" };
    const psql = run(
      "psql",
      ["-v", "ON_ERROR_STOP=1", "-q", as(new URL(server!).username, new URL(server!).password)],
      {
        env: { ...process.env, ...passwords },
      },
    );
    psql.child.stdin?.end(script);
    await psql;
    const ownerUrl = as(names.landfall_owner, passwords.DATABASE_OWNER_PASSWORD);
    const site = openServer(as(names.landfall_site, passwords.DATABASE_SITE_PASSWORD));
    try {
      assert.match(await migrateAndGrant(ownerUrl, names.landfall_site), /may run the site\.$/m);
      assert.equal(await migrateAll(site.sql), [], "nothing to migrate");
      const roles = await sql<{ power: boolean }[]>`
        select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls as power from pg_roles
        where rolname in ${sql(Object.values(names))}`;
      assert.equal(
        roles.map(({ power }) => power),
        [false, false],
      );
      assert.is(await refusalOf(site.sql`create table mine ()`), "permission denied for schema public");
      for (const table of logs)
        assert.is(
          await refusalOf(site.sql`delete from ${site.sql(table)}`),
          `permission denied for table ${table}`,
        );
      assert.match(
        await migrateAndGrant(ownerUrl, "nobody_at_all"),
        /^The role nobody_at_all does not exist\. Create it first: /m,
      );
    } finally {
      await site.close();
      for (const name of Object.values(names))
        await sql.unsafe(`reassign owned by ${name} to current_user; drop owned by ${name}`);
      await sql.unsafe(`alter database ${database} owner to current_user`);
      for (const name of Object.values(names)) await sql.unsafe(`drop role ${name}`);
      await close();
    }
  });
}

role.run();
