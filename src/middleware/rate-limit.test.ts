import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../tests/support/fixtures.ts";
import { inProcess, json, send } from "../../tests/support/site.ts";

const limit = suite("rate limits");

// The limit counts by address. Each test has its own address, which only requests in this process can choose.
if (inProcess) {
  limit("lets 20 newsletter requests of an address through in an hour and refuses the next", async () => {
    const address = unique("address");
    const request = () =>
      send("/api/newsletter", json({ email: "not an address" }), {
        settings: { rateLimitScale: 1 },
        address,
      });
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await request()).status);
    assert.equal(statuses, [...Array(20).fill(400), 429]);
  });

  for (const path of ["/api/draft", "/apply/step"])
    limit(`counts what is saved by ${path} among the drafts of an address`, async () => {
      const world = { settings: { rateLimitScale: 1 / 600 }, address: unique("address") };
      const save = () => send("/api/draft", json({}, "PUT"), world);
      assert.is((await save()).status, 200);
      const again = () =>
        path === "/api/draft" ? save() : send(path, { method: "POST", body: new URLSearchParams() }, world);
      assert.is((await again()).status, 429);
    });

  limit(
    "lets a payment be completed 240 times in an hour, far more often than an honest browser asks",
    async () => {
      const world = { settings: { rateLimitScale: 0.025 }, address: unique("address") };
      const path = "/api/applications/00000000-0000-4000-8000-000000000000/complete-payment";
      const statuses: number[] = [];
      for (let sent = 0; sent < 7; sent++)
        statuses.push((await send(path, json({ paymentIntentId: "pi_of_nobody" }), world)).status);
      assert.equal(statuses, [...Array(6).fill(404), 429]);
    },
  );

  limit("says when to come back", async () => {
    const address = unique("address");
    const response = await send("/api/newsletter", json({}), { settings: { rateLimitScale: 0.01 }, address });
    assert.is(response.status, 429);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
  });

  limit("keeps no address", async () => {
    const address = unique("address");
    await send("/api/newsletter", json({}), { address });
    const { testDatabase } = await import("../../tests/support/site.ts");
    const rows = await (await testDatabase())<
      { line: string }[]
    >`select rate_limits::text as line from rate_limits`;
    assert.not(
      rows.some(({ line }) => line.includes(address) || line.includes(Buffer.from(address).toString("hex"))),
    );
  });
}

limit.run();
