import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { chance, scale } from "./abuse.ts";

interface World {
  server: PostgresServer;
  site: SiteProcess;
}

const guesses = suite<World>("guesses at the administrator's password");
const password = "the administrator's own";
const windowSeconds = 600;
const windowNow = () => Math.floor(Date.now() / 1000 / windowSeconds);

guesses.before(async (context) => {
  context.server = (await startPostgres()) as PostgresServer;
  const databaseUrl = await context.server.createDatabase("guesses");
  // The worst case: whoever guesses chooses the address that the site sees.
  context.site = await siteProcess(() => ({
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD: password,
    TRUST_PROXY: "127.0.0.1",
    RATE_LIMIT_SCALE: "1",
  }));
  await context.site.start();
});
guesses.after(async ({ site, server }) => {
  await site.close();
  await server.stop();
});

async function login(site: SiteProcess, given: string, address: string, cookie = "") {
  const response = await fetch(`${site.url}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address, Cookie: cookie },
    body: JSON.stringify({ password: given }),
  });
  await response.body?.cancel();
  const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]!);
  return { status: response.status, cookies };
}

guesses("are judged twenty times in ten minutes, and the owner gets in all the same", async ({ site }) => {
  const owner = await login(site, password, "192.0.2.1");
  assert.is(owner.status, 200);
  const device = owner.cookies.find((cookie) => cookie.startsWith("admin-device="));
  const stranger = () => login(site, password, "192.0.2.2");

  const random = chance("guesses");
  const all = scale(10_000, 300);
  const begun = Date.now();
  const window = windowNow();
  const counts: Record<number, number> = {};
  let sent = 0;
  const lane = async () => {
    while (sent < all) {
      sent += 1;
      const address = `198.51.100.${1 + Math.floor(random() * 50)}`;
      const { status } = await login(site, `guess ${random()}`, address);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 32 }, lane));

  // A shrinking share of the window before counts, so a few more are judged after its edge.
  const seconds = (Date.now() - begun) / 1000;
  const crossed = window < windowNow();
  const allowed = 20 + (crossed ? Math.ceil((20 * seconds) / windowSeconds) : 0);
  console.log(`${all} guesses in ${seconds.toFixed(1)} s: ${JSON.stringify(counts)}`);
  // A slow machine refuses some before it looks at them: those were not judged.
  const { 503: _, ...answered } = counts;
  assert.equal(Object.keys(answered).sort(), ["401", "429"]);
  assert.ok(counts[401]! >= 20 && counts[401]! <= allowed, `${counts[401]} judged`);
  if (!crossed) assert.is((await stranger()).status, 429);
  assert.is((await login(site, password, "198.51.100.7", device)).status, 200);
});

guesses("are counted over a restart", async ({ site }) => {
  const window = windowNow();
  const before = await login(site, "wrong", "203.0.113.1");
  await site.kill();
  await site.start();
  const after = await login(site, "wrong", "203.0.113.2");
  // A window that ended just now leaves room for a guess.
  if (window === windowNow()) assert.equal([before.status, after.status], [429, 429]);
});

guesses.run();
