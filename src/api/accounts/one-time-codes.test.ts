import { TOTP } from "otpauth";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adminPassword, aGuardedWorld } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, type Overrides } from "../../../tests/support/site.ts";

const codes = suite("one-time codes of the administrator");

const adminTotpSecret = "JBSWY3DPEHPK3PXP JBSWY3DPEHPK3PXP";
// RFC 6238 recommends codes of 6 digits and a new one every 30 seconds.
const start = new Date("2031-01-01T00:00:10Z").getTime();
const codeAt = (seconds: number) =>
  new TOTP({ secret: adminTotpSecret }).generate({ timestamp: start + seconds * 1000 });

// One row of the database holds the last accepted code, so each test has a database of its own.
if (inProcess) {
  const opened: (() => Promise<void>)[] = [];
  codes.after(async () => {
    for (const close of opened) await close();
  });

  const aWorld = async (): Promise<Overrides & { at: (seconds: number) => void }> => {
    const { sql, close } = await migratedDatabase();
    opened.push(close);
    const guarded = await aGuardedWorld();
    let now = start;
    return {
      ...guarded,
      sql,
      settings: { ...guarded.settings, adminTotpSecret, rateLimitScale: 1000 },
      address: unique("address"),
      clock: () => new Date(now),
      at: (seconds) => {
        now = start + seconds * 1000;
      },
    };
  };

  const login = (world: Overrides, body: object) => new Browser(world).post("/api/admin/login", body);
  const right = (seconds = 0) => ({ password: adminPassword, code: codeAt(seconds) });
  const wrong = { success: false, message: "Invalid password or code" };

  codes("let the right password in with the code of now, with or without a space", async () => {
    const world = await aWorld();
    assert.is((await login(world, right())).status, 200);
    world.at(60);
    const code = codeAt(60).replace(/^.../, "$& ");
    assert.is((await login(world, { password: adminPassword, code })).status, 200);
  });

  codes("refuse a wrong password, a wrong code and none in the same words", async () => {
    const world = await aWorld();
    const other = codeAt(0) === "123456" ? "123457" : "123456";
    const wrongOnes = [
      { password: "wrong", code: codeAt(0) },
      { password: adminPassword, code: other },
      { password: adminPassword, code: "" },
      { password: adminPassword },
      { password: adminPassword, code: codeAt(0).slice(1) },
    ];
    for (const body of wrongOnes) {
      const response = await login(world, body);
      assert.is(response.status, 401);
      assert.equal(await response.json(), wrong);
      assert.equal(response.headers.getSetCookie(), []);
    }
  });

  codes("are taken a step early and a step late, and not two", async () => {
    for (const [seconds, status] of [
      [-60, 401],
      [-30, 200],
      [30, 200],
      [60, 401],
    ] as const)
      assert.is((await login(await aWorld(), right(seconds))).status, status, `${seconds} s`);
  });

  codes("are taken once, however many come at once, and no earlier one after it", async () => {
    const world = await aWorld();
    const answers = await Promise.all([right(), right(), right()].map((body) => login(world, body)));
    assert.equal(answers.map(({ status }) => status).sort(), [200, 401, 401]);
    assert.is((await login(world, right())).status, 401);
    assert.is((await login(world, right(-30))).status, 401);
    assert.is((await login(world, right(30))).status, 200);
  });

  codes("are not used up by a wrong password", async () => {
    const world = await aWorld();
    await login(world, { password: "wrong", code: codeAt(0) });
    assert.is((await login(world, right())).status, 200);
  });

  codes("count as guesses when they are wrong", async () => {
    const world = await aWorld();
    const strict = { ...world, settings: { ...world.settings, rateLimitScale: 1 } };
    const guess = async () => (await login(strict, { password: adminPassword, code: "000000" })).status;
    const statuses = [
      await guess(),
      await guess(),
      await guess(),
      await guess(),
      await guess(),
      await guess(),
    ];
    assert.equal(statuses, [401, 401, 401, 401, 401, 429]);
  });

  codes("are asked for on the page, which works without script", async () => {
    const browser = new Browser(await aWorld());
    assert.match(await (await browser.send("/admin/login")).text(), /<input[^>]*name="code"/);
    const refused = await browser.submit("/admin/login", { password: adminPassword, code: "1" });
    assert.is(refused.status, 401);
    assert.match(await refused.text(), /Invalid password or code/);
    assert.is((await browser.submit("/admin/login", right())).status, 303);
    assert.is((await browser.send("/admin/applications")).status, 200);
  });

  codes("end the sessions that were begun without them", async () => {
    const world = await aWorld();
    const browser = new Browser({ ...world, settings: { ...world.settings, adminTotpSecret: undefined } });
    assert.is((await browser.post("/api/admin/login", { password: adminPassword })).status, 200);
    assert.is((await browser.send("/api/admin/applications")).status, 200);
    browser.world.settings = { ...world.settings, adminTotpSecret };
    assert.is((await browser.send("/api/admin/applications")).status, 401);
  });

  codes("are asked for nowhere else", async () => {
    const world = { ...(await aWorld()), settings: { adminTotpSecret: undefined } };
    assert.not.match(await (await new Browser(world).send("/admin/login")).text(), /name="code"/);
    const response = await login(world, { password: "wrong", code: "1" });
    assert.is(((await response.json()) as { message: string }).message, "Invalid password");
  });
}

codes.run();
