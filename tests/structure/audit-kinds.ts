import * as assert from "uvu/assert";
import { rotateKeys } from "../../src/domain/rotate-keys.ts";
import { deleteUnclaimedDocuments } from "../../src/tasks/applying/delete-unclaimed-documents.ts";
import { recordingRetention } from "../../src/tasks/record-retention.ts";
import { runRetention } from "../../src/tasks/retention.ts";
import { anAccount, anEmployer, aPassword } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import type { AuditKind, AuditScene } from "../support/audit-scene.ts";
import { disclose, setStatus } from "../support/employer.ts";
import { upload } from "../support/fixtures.ts";
import { mailsTo } from "../support/mailbox.ts";
import { asked, decide } from "../support/mandates.ts";
import { Browser, json } from "../support/site.ts";
import { messageKinds } from "./message-kinds.ts";
import { offerKinds } from "./offer-audit-kinds.ts";
import { placementKinds } from "./placement-kinds.ts";
import { statusKinds } from "./status-audit-kinds.ts";

export function auditKinds(scene: AuditScene): AuditKind[] {
  const { services, world, administrator, employer: owner } = scene;
  const { job, passportCopyUrl, applicationId, path } = scene;
  const { sql } = world;
  const view = { expires: true, hasSession: true };
  const kept = { expires: false, hasSession: true };
  const some = { ids: [applicationId] };
  const list = `/employer/jobs/${job.id}`;
  const wrong = { email: owner.user.email, password: "not the password" };
  return [
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
      ...{ action: "applications viewed", by: "employer", ...view, ...some, subject: job.id },
      cause: () => setStatus(owner.browser, applicationId, "submitted"),
      details: { way: "call", count: 1 },
    },
    ...statusKinds(scene),
    ...placementKinds(scene),
    {
      ...{ action: "application disclosed", by: "employer", ...kept, subject: applicationId },
      cause: () => disclose(owner.browser, applicationId, "visa"),
      details: { reason: "visa" },
    },
    {
      ...{ action: "applications viewed", by: "employer", ...view, ...some, subject: job.id },
      // Opened already: only the look is new.
      cause: () => disclose(owner.browser, applicationId, "visa"),
    },
    ...messageKinds(scene),
    ...offerKinds(scene),
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
      ...{ action: "application reused", by: "candidate", expires: false, subject: applicationId },
      cause: () => new Browser(world).submit(`${path}/reuse`, { list: "1" }),
    },
    {
      ...{ action: "signed up", by: "candidate", ...kept },
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
      ...{ action: "signed in", by: "admin", ...kept },
      cause: () => signedIn(world),
    },
    {
      ...{ action: "password reset asked", by: "visitor", expires: true },
      cause: () => new Browser(world).post("/api/auth/forgot-password", { email: owner.user.email }),
    },
    {
      ...{ action: "password reset", by: "employer", ...kept, subject: owner.user.id },
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
      ...{ action: "password changed", by: "candidate", ...kept },
      cause: async () => {
        const { browser } = await anAccount(world);
        const change = { currentPassword: aPassword, password: "tide under the harbour" };
        assert.is((await browser.post("/api/auth/password", change)).status, 200);
      },
    },
    {
      ...{ action: "mandate checked", by: "admin", ...kept },
      cause: () =>
        administrator.send(
          `/api/admin/employers/${owner.user.id}/mandate`,
          json({ company: job.company, note: "the register" }, "PUT"),
        ),
    },
    {
      ...{ action: "mandate withdrawn", by: "admin", ...kept, subject: owner.user.id },
      cause: () =>
        administrator.send(
          `/api/admin/employers/${owner.user.id}/mandate`,
          json({ company: job.company }, "DELETE"),
        ),
      details: { company: job.company },
    },
    ...(
      [
        ["refuse", "mandate refused"],
        ["ask", "mandate question asked"],
      ] as const
    ).map(([decision, action]) => ({
      ...{ action, by: "admin", ...kept },
      cause: async () => {
        const asking = await anEmployer(world);
        await sql`update users set email_confirmed_at = now() where id = ${asking.user.id}`;
        const { id } = await asked(asking);
        const given = { decision, done: [], note: "", reason: "The register knows no such company." };
        assert.is((await decide(administrator, id, given)).status, 200);
      },
    })),
    {
      ...{ action: "account suspended", by: "admin", ...kept },
      cause: async () => {
        const other = await anEmployer(world);
        await administrator.post(`/api/admin/employers/${other.user.id}/suspension`, { reason: "Fraud" });
      },
    },
    {
      ...{ action: "suspension lifted", by: "admin", ...kept },
      cause: async () => {
        const { user } = await anEmployer(world);
        const address = `/api/admin/employers/${user.id}/suspension`;
        await administrator.post(address, { reason: "Fraud" });
        assert.is((await administrator.send(address, { method: "DELETE" })).status, 200);
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
}
