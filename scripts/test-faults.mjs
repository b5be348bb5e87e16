import "./check-node.mjs";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { runTestFiles } from "./test-files.mjs";

/**
 * npm run test:faults
 *
 * Everything that can go wrong around a payment, in full: tests/faults on a PostgreSQL server of its own and on the
 * embedded database. What is random in it comes from one seed, which it prints; FAULTS_SEED repeats a run.
 */
const pattern = "^tests/faults/.*\\.faults\\.ts$";

if (!((await install()) && (await build()))) process.exit(1);
const { startPostgres } = await import("../tests/postgres-server.mjs");
const server = await startPostgres();
if (!server) {
  console.error("There is no PostgreSQL: install it (Debian: postgresql) or set TEST_DATABASE_URL.");
  process.exit(1);
}
const seed = process.env.FAULTS_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`FAULTS_SEED=${seed}`);
const env = {
  ...testEnvironment(),
  FAULTS: "full",
  FAULTS_SEED: seed,
  TEST_DATABASE_URL: await server.createDatabase("faults"),
};
const { passed, failed } = await runTestFiles({ pattern, limitSeconds: 20 * 60, env });
await server.stop();
console.log(`\n${passed} passed, ${failed} failed (FAULTS_SEED=${seed})`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
