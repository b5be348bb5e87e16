import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rotateKeys } from "../src/domain/rotate-keys.ts";
import { testPayments } from "../src/services/payments/test-gateway.ts";
import type { Job } from "../src/shared/job.ts";
import { deleteUnclaimedDocuments } from "../src/tasks/delete-unclaimed-documents.ts";
import { recordingRetention } from "../src/tasks/record-retention.ts";
import { runRetention } from "../src/tasks/retention.ts";
import { type Account, anAccount, anEmployer, aPassword } from "./account.ts";
import { signedIn } from "./administrator.ts";
import { migratedDatabase } from "./database.ts";
import { applyAndPay, disclose, postJob } from "./employer.ts";
import { unique, upload } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";
import { memoryFiles } from "./memory-files.ts";
import { Browser, inProcess, json, testServices } from "./site.ts";

const kinds = suite("the audit log");

interface Entry {
  actorKind: string;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  ids: string[];
  details: Record<string, unknown>;
  session: string | null;
  network: string | null;
  expires: boolean;
  line: string;
}

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  kinds.after(close);
  const real = await testServices();
  const testGateway = testPayments(sql, real.vault);
  const world = { sql, files: memoryFiles(), payments: testGateway, testGateway };
  const services = { ...real, ...world };

  const lastId = async () =>
    (await sql<{ id: string }[]>`select coalesce(max(id), 0)::text as id from audit_log`)[0]!.id;
  const since = async (id: string) => [
    ...(await sql<Entry[]>`
      select actor_kind, actor_id, action, subject_kind, subject_id, coalesce(array_to_json(ids), '[]') as ids, details,
        encode(session, 'hex') as session, encode(network, 'hex') as network, expires, audit_log::text as line
      from audit_log where id > ${id}::text::bigint order by id`),
  ];

  const administrator = await signedIn(world);
  const employer = await anEmployer(world);
  const job: Job = await postJob(employer);
  const candidate = new Browser(world);
  const passportCopyUrl = await upload(candidate);
  const email = `${unique("maria").replaceAll(" ", ".")}@example.com`;
  const { id: applicationId, application } = await applyAndPay(job.id, { passportCopyUrl, email }, candidate);
  const path = /\/application\/[\w-]+/.exec((await mailsTo(email, sql))[0]?.body ?? "")?.[0] ?? "";

  interface Kind {
    action: string;
    by: string;
    cause: () => Promise<unknown>;
    subject?: string;
    ids?: string[];
    details?: object;
    expires: boolean;
    /** The task or command has neither. */
    hasOrigin?: boolean;
    hasSession?: boolean;
  }
  const owner: Account = employer;
  const view = { expires: true, hasSession: true };
  const some = { ids: [applicationId] };
  const list = `/employer/jobs/${job.id}`;
  const wrong = { email: owner.user.email, password: "not the password" };

  const table: Kind[] = [
    {
      ...{ action: "applications viewed", by: "admin", ...view, ...some },
      cause: () => administrator.send("/admin/applications"),
      details: { way: "page", count: 1, payment: null, searched: false, page: 1 },
    },
    {
      ...{ action: "applications viewed", by: "admin", ...view, ...some },
      cause: () => administrator.send("/api/admin/applications"),
      details: { way: "call", count: 1, payment: null, searched: false },
    },
    {
      ...{ action: "applications exported", by: "admin", ...view },
      cause: () => administrator.send("/admin/applications.csv?payment=completed"),
      details: { way: "csv", payment: "completed", searched: false, count: 1, capped: false },
    },
    {
      ...{ action: "administrator's page viewed", by: "admin", ...view, subject: "/admin/payments" },
      cause: () => administrator.send("/admin/payments"),
    },
    {
      ...{ action: "administrator's page viewed", by: "admin", ...view, subject: "/api/admin/employers" },
      cause: () => administrator.send("/api/admin/employers?search=ingrid"),
      details: { page: 1, searched: true },
    },
    {
      ...{ action: "audit log exported", by: "admin", ...view },
      cause: () => administrator.send("/admin/audit.csv?actor=admin&id=someone"),
      details: { way: "csv", searched: true, actor: "admin" },
    },
    {
      ...{ action: "applications viewed", by: "employer", ...view, ...some, subject: job.id },
      cause: () => owner.browser.send(list),
      details: { way: "page", count: 1, status: null, page: 1 },
    },
    {
      ...{ action: "applications viewed", by: "employer", ...view, ...some, subject: job.id },
      cause: () => owner.browser.send(`/api/employer/applications/${job.id}`),
      details: { way: "call", count: 1, status: null },
    },
    {
      ...{ action: "applications exported", by: "employer", ...view, subject: job.id },
      cause: () => owner.browser.send(`${list}/applications.csv`),
      details: { way: "csv", status: null, count: 1, capped: false },
    },
    {
      ...{ action: "application disclosed", by: "employer", subject: applicationId },
      ...{ expires: false, hasSession: true },
      cause: () => disclose(owner.browser, applicationId, "visa"),
      details: { reason: "visa" },
    },
    {
      ...{ action: "document opened", by: "employer", ...view, ...some },
      cause: () => owner.browser.send(passportCopyUrl),
      details: { place: "passportCopyUrl" },
    },
    {
      ...{ action: "document opened", by: "admin", ...view, ...some },
      cause: () => administrator.send(passportCopyUrl),
    },
    {
      ...{ action: "application exported", by: "candidate", expires: true, subject: applicationId },
      cause: () => new Browser(world).send(`${path}/data`),
      details: { way: "json", count: 1 },
    },
    {
      ...{ action: "signed up", by: "candidate", expires: false, hasSession: true },
      cause: () => anAccount(world),
    },
    {
      ...{ action: "signed in", by: "employer", ...view, subject: owner.user.id },
      cause: () =>
        new Browser(world).post("/api/auth/sign-in", { email: owner.user.email, password: aPassword }),
    },
    {
      ...{ action: "sign-in failed", by: "visitor", expires: true, subject: owner.user.id },
      cause: () => new Browser(world).post("/api/auth/sign-in", wrong),
      details: { count: 1 },
    },
    {
      ...{ action: "sign-in failed", by: "visitor", expires: true },
      cause: () => new Browser(world).post("/api/auth/sign-in", { ...wrong, email: "nobody@example.com" }),
      details: { count: 1 },
    },
    {
      ...{ action: "sign-in throttled", by: "visitor", expires: true },
      cause: async () => {
        const strict = new Browser({ ...world, settings: { rateLimitScale: 0 } });
        assert.is((await strict.post("/api/auth/sign-in", wrong)).status, 429);
      },
    },
    {
      ...{ action: "sign-in failed", by: "visitor", expires: true, subject: "admin" },
      cause: () => new Browser(world).post("/api/admin/login", { password: "not the password" }),
    },
    {
      ...{ action: "sign-in throttled", by: "visitor", expires: true, subject: "admin" },
      cause: async () => {
        const strict = new Browser({ ...world, settings: { rateLimitScale: 0 } });
        assert.is((await strict.post("/api/admin/login", { password: "no" })).status, 429);
      },
    },
    {
      ...{ action: "signed in", by: "admin", expires: false, hasSession: true },
      cause: () => signedIn(world),
    },
    {
      ...{ action: "password reset asked", by: "visitor", expires: true },
      cause: () => new Browser(world).post("/api/auth/forgot-password", { email: owner.user.email }),
    },
    {
      ...{
        action: "password reset",
        by: "employer",
        expires: false,
        subject: owner.user.id,
        hasSession: true,
      },
      cause: async () => {
        const mail = (await mailsTo(owner.user.email, sql)).find(({ kind }) => kind === "password reset");
        const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
        const reset = await new Browser(world).post("/api/auth/reset-password", {
          token,
          password: aPassword,
        });
        assert.is(reset.status, 200);
      },
    },
    {
      ...{ action: "password changed", by: "candidate", expires: false, hasSession: true },
      cause: async () => {
        const { browser } = await anAccount(world);
        const change = { currentPassword: aPassword, password: "tide under the harbour" };
        assert.is((await browser.post("/api/auth/password", change)).status, 200);
      },
    },
    {
      ...{ action: "mandate checked", by: "admin", expires: false, hasSession: true },
      cause: () =>
        administrator.send(
          `/api/admin/employers/${owner.user.id}/mandate`,
          json({ company: job.company, note: "the register" }, "PUT"),
        ),
    },
    {
      ...{ action: "account suspended", by: "admin", expires: false, hasSession: true },
      cause: async () => {
        const other = await anEmployer(world);
        await administrator.post(`/api/admin/employers/${other.user.id}/suspension`, { reason: "Fraud" });
      },
    },
    {
      ...{ action: "retention ran", by: "system", expires: false, hasOrigin: false, subject: "command" },
      cause: () => runRetention(services),
    },
    {
      ...{ action: "retention ran", by: "system", expires: false, hasOrigin: false, subject: "a task" },
      cause: async () => {
        await upload(new Browser(world));
        const clock = () => new Date(Date.now() + 3 * 86_400_000);
        const run = async () => ({ documents: await deleteUnclaimedDocuments({ ...services, clock }) });
        await recordingRetention("a task", run)(services);
      },
    },
    {
      ...{ action: "keys rotated", by: "system", expires: false, hasOrigin: false },
      cause: () => rotateKeys(sql, services.vault),
    },
  ];

  for (const { action, by, cause, subject, ids, details, expires, ...origin } of table)
    kinds(
      `holds "${action}" by ${by}${subject ? ` about ${subject.replaceAll(/[\da-f-]{36}/g, "ID")}` : ""}`,
      async () => {
        const { hasOrigin = true, hasSession = false } = origin;
        const before = await lastId();
        await cause();
        const entries = await since(before);
        const [entry, ...more] = entries.filter((found) => found.action === action);
        assert.ok(entry, `found only: ${entries.map((found) => found.action)}`);
        assert.is(more.length, 0, "one entry for one request");
        assert.is(entry.actorKind, by);
        if (subject) assert.is(entry.subjectId, subject);
        assert.equal(entry.ids, ids ?? []);
        if (details) assert.equal(entry.details, details);
        assert.is(entry.expires, expires);
        assert.is(entry.network !== null, hasOrigin, "network");
        assert.is(entry.session !== null, hasSession, "session");
      },
    );

  kinds("holds no password, email, address, name or cookie, in whatever entry", async () => {
    const lines = (await since("0")).map(({ line }) => line).join("\n");
    const cookies = [administrator, owner.browser].flatMap(({ cookies }) => [...cookies.values()]);
    for (const secret of [
      ...cookies,
      ...[aPassword, "not the password", owner.user.email, email, "nobody@example.com"],
      ...[application.fullName, application.passportNumber, application.address, "203.0.113.7"],
    ])
      assert.not.ok(lines.includes(secret), secret);
  });

  kinds("tells sessions apart, and the same session again", async () => {
    const signIn = async () => {
      const browser = new Browser(world);
      await browser.post("/api/auth/sign-in", { email: owner.user.email, password: aPassword });
      return browser;
    };
    const before = await lastId();
    const [one, other] = [await signIn(), await signIn()];
    await other.send(list);
    await one.send(list);
    const [oneBegan, otherBegan, byOther, byOne] = await since(before);
    assert.equal([byOne!.session, byOther!.session], [oneBegan!.session, otherBegan!.session]);
    assert.is.not(byOne!.session, byOther!.session);
  });
}

kinds.run();
