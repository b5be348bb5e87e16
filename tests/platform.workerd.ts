import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { at } from "../scripts/root.mjs";
import { signedIn } from "./administrator.ts";
import { until } from "./faults/faults.ts";
import { send, testDatabase } from "./site.ts";

/** What workerd does in another way than Node. */
const platform = suite("the Worker");
const sql = await testDatabase();
const mostKilobytes = 330;

platform(`weighs at most ${mostKilobytes} kB, compressed`, () => {
  const files = readdirSync(at("dist/worker"), { recursive: true, encoding: "utf8" });
  const bytes = files
    .filter((file) => file.endsWith(".js"))
    .map((file) => gzipSync(readFileSync(at("dist/worker", file)), { level: 9 }).length);
  const kilobytes = Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
  console.log(`The Worker's bundle: ${kilobytes} kB gzip`);
  assert.ok(kilobytes <= mostKilobytes, `${kilobytes} kB`);
});

platform("sends files with the headers that Node's server gives them", async () => {
  const script = /<script[^>]+src="([^"]+)"/.exec(await (await send("/jobs")).text())?.[1] ?? "";
  const { headers } = await send(script);
  assert.is(headers.get("X-Content-Type-Options"), "nosniff");
  assert.is(headers.get("X-Frame-Options"), "DENY");
  assert.match(headers.get("Content-Security-Policy") ?? "", "default-src 'none'");
  assert.is(headers.get("Cache-Control"), "public, max-age=31536000, immutable");
  assert.is((await send("/favicon.svg")).headers.get("Cache-Control"), "public, max-age=86400");
  assert.is((await send(`${script}.br`)).status, 404);
});

platform("seeds, and keeps no connection afterwards", async () => {
  const administrator = await signedIn();
  const response = await administrator.post("/api/admin/seed-production", {});
  assert.is(response.status, 200);
  const parts: string[] = [];
  for await (const part of response.body!) parts.push(Buffer.from(part as Uint8Array).toString());
  assert.match(parts.join(""), /mining/i);
  // This process's own close when they were idle for a second.
  await until("no connection is left open", async () => {
    const [row] = await sql<{ others: number }[]>`
      select count(*)::int as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
    return row!.others === 0;
  });
});

platform.run();
