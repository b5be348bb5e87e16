import "./check-node.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { runTestFiles } from "./test-files.mjs";

/**
 * npm run test:abuse, npm run test:soak
 *
 * The whole abuse of tests/abuse on a PostgreSQL server of its own, over the loopback interface alone. What is random
 * in it comes from one seed, which it prints; ABUSE_SEED repeats a run.
 */
const runs = {
  abuse: { pattern: "^tests/abuse/.*\\.abuse\\.ts$", limitSeconds: 12 * 60 },
  soak: { pattern: "^tests/abuse/.*\\.soak\\.ts$", limitSeconds: 14 * 60 },
};
const run = runs[process.argv[2] ?? "abuse"];

if (!((await install()) && (await build()))) process.exit(1);
const { startPostgres } = await import("../tests/postgres-server.mjs");
const server = await startPostgres();
if (!server) {
  console.error("There is no PostgreSQL: install it (Debian: postgresql) or set TEST_DATABASE_URL.");
  process.exit(1);
}
const seed = process.env.ABUSE_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`ABUSE_SEED=${seed}`);
const env = {
  ...testEnvironment(),
  ABUSE: "full",
  ABUSE_SEED: seed,
  // The soak reads the heap over the inspector's socket; Node 20 has the client for it behind this flag.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket`,
  TEST_DATABASE_URL: await server.createDatabase("abuse"),
};
const { passed, failed } = await runTestFiles({ ...run, env });
await server.stop();
console.log(`\n${passed} passed, ${failed} failed (ABUSE_SEED=${seed})`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
