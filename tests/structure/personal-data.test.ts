import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { migratedDatabase } from "../support/database.ts";
import { applyAndPay, disclose, postJob } from "../support/employer.ts";
import { unique, upload } from "../support/fixtures.ts";
import { memoryFiles } from "../support/memory-files.ts";
import { Browser, inProcess, testServices } from "../support/site.ts";

const views = suite("personal data that somebody looks at");

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  views.after(close);
  const testGateway = testPayments(sql, (await testServices()).vault);
  const world = { sql, files: memoryFiles(), payments: testGateway, testGateway };

  const administrator = await signedIn(world);
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const candidate = new Browser(world);
  const resumeUrl = await upload(candidate);
  const own = {
    fullName: unique("Perpetua"),
    email: `${unique("perpetua").replaceAll(" ", ".")}@example.com`,
    phone: "+63 917 765 4321",
    passportNumber: unique("QX"),
    address: unique("7 Harbour Road"),
  };
  const { id: application } = await applyAndPay(job.id, { ...own, resumeUrl }, candidate);
  const { id: general } = await applyAndPay("", own, new Browser(world));
  await disclose(employer.browser, application);
  await employer.browser.post(`/api/employer/applications/${application}/messages`, {
    text: "Send us a deposit of 200 USD",
  });

  const ids: Record<string, string> = { jobId: job.id, userId: employer.user.id };
  const idOf = (path: string, name: string) =>
    (path === "/admin/applications/:id/placement" ? general : undefined) ??
    (path.startsWith("/employer/applications/") || path.startsWith("/api/employer/applications/:id")
      ? application
      : ids[name]) ??
    (path.includes("uploads") ? resumeUrl.split("/").at(-1)! : job.id);

  /** Every page and call that somebody who is signed in reads, whatever it shows. */
  const routes = describeRoutes(app).filter(
    ({ method, guard, path }) =>
      method === "GET" && (guard === "admin" || guard === "employer" || path.startsWith("/objects/")),
  );
  const readers = { admin: administrator, employer: employer.browser };
  const entries = async () =>
    (await sql<{ n: number }[]>`select count(*)::int as n from audit_log where expires`)[0]!.n;
  const shown: string[] = [];

  for (const { path, guard } of routes)
    for (const reader of ["admin", "employer"] as const) {
      if (guard === "admin" && reader === "employer") continue;
      if (guard === "employer" && reader === "admin") continue;
      views(`is an entry at ${path} for the ${reader}, if it is there`, async () => {
        const before = await entries();
        const address = path.replace(/:(\w+)/g, (_, name: string) => idOf(path, name));
        const response = await readers[reader].send(address);
        assert.ok(response.status < 400, `${address} was answered with ${response.status}`);
        const text = await response.text();
        const isPersonal =
          path.startsWith("/objects/") ||
          [...Object.values(own), application].some((value) => text.includes(value));
        if (!isPersonal) return;
        shown.push(path);
        assert.is((await entries()) - before, 1, `${path} shows personal data and writes nothing down`);
      });
    }

  views("is found by this test where it is known to be", () => {
    for (const path of [
      "/admin/applications",
      "/admin/applications.csv",
      "/admin/applications/:id/placement",
      "/api/admin/applications",
      "/employer/jobs/:id",
      "/employer/applications/:id/job",
      "/employer/jobs/:id/applications.csv",
      "/api/employer/applications/:jobId",
      "/employer/applications/:id/messages",
      "/admin/messages",
    ])
      assert.ok(shown.includes(path), `nothing personal at ${path}`);
  });

  views("is not shown while the log takes no entry, though work and sign-ins go on", async () => {
    await sql`alter table audit_log add constraint closed check (action !~ 'view|export|opened|failed') not valid`;
    try {
      const refused = [
        await administrator.send("/admin/applications"),
        await administrator.send("/admin/payments"),
        await administrator.send("/admin/applications.csv"),
        await administrator.send("/api/admin/applications"),
        await employer.browser.send(`/employer/jobs/${job.id}`),
        await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`),
        await employer.browser.send(`/api/employer/applications/${job.id}`),
        await employer.browser.send(resumeUrl),
      ];
      for (const response of refused) {
        assert.is(response.status, 503, response.url);
        const text = await response.text();
        assert.ok(text.includes("who looks at personal data"));
        assert.not.ok(text.includes(own.fullName));
      }
      const wrong = { email: employer.user.email, password: "not the password" };
      assert.is((await new Browser(world).post("/api/auth/sign-in", wrong)).status, 401);
      assert.is((await employer.browser.send("/employer/dashboard")).status, 200);
    } finally {
      await sql`alter table audit_log drop constraint closed`;
    }
    assert.is((await administrator.send("/admin/applications")).status, 200);
  });
}

views.run();
