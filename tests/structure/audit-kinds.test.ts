import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPassword } from "../support/account.ts";
import { openAuditScene } from "../support/audit-scene.ts";
import { migratedDatabase } from "../support/database.ts";
import { Browser, inProcess } from "../support/site.ts";
import { auditKinds } from "./audit-kinds.ts";

const kinds = suite("the audit log");

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  kinds.after(close);
  const scene = await openAuditScene(sql);
  const { world, administrator, employer: owner, job, email, application, lastId, since } = scene;
  const list = `/employer/jobs/${job.id}`;

  for (const { action, by, cause, subject, ids, details, expires, ...origin } of auditKinds(scene))
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
    const cookies = [administrator, owner.browser].flatMap(({ cookies }) =>
      [...cookies].flatMap(([name, value]) => (name.endsWith("role") ? [] : value)),
    );
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
