import "./shared/check-node.mjs";
import { build } from "./build.mjs";
import { install } from "./shared/install.mjs";
import { testEnvironment } from "./test/test-environment.mjs";
import { runTestFiles } from "./test/test-files.mjs";

// Both tests read the heap over the inspector's socket. Node 20 has a client for it behind this flag.
const inspected = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --experimental-websocket` };
const runs = {
  abuse: { name: "ABUSE", pattern: "^tests/abuse/.*\\.abuse\\.ts$", limitSeconds: 12 * 60, env: inspected },
  soak: { name: "ABUSE", pattern: "^tests/abuse/.*\\.soak\\.ts$", limitSeconds: 14 * 60, env: inspected },
  faults: { name: "FAULTS", pattern: "^tests/faults/.*\\.faults\\.ts$", limitSeconds: 20 * 60 },
};
const { name, pattern, limitSeconds, env = {} } = runs[process.argv[2]];

if (!((await install()) && (await build()))) process.exit(1);
const { startPostgres } = await import("../tests/support/postgres-server.mjs");
const server = await startPostgres();
if (!server) {
  console.error("The command needs PostgreSQL. Install it (Debian: postgresql), or set TEST_DATABASE_URL.");
  process.exit(1);
}
// ABUSE_SEED or FAULTS_SEED repeats a run.
const seed = process.env[`${name}_SEED`] ?? String(Math.floor(Math.random() * 2 ** 31));
const seeded = `${name}_SEED=${seed}`;
console.log(seeded);
const { passed, failed } = await runTestFiles({
  pattern,
  limitSeconds,
  env: {
    ...testEnvironment(),
    ...env,
    [name]: "full",
    [`${name}_SEED`]: seed,
    TEST_DATABASE_URL: await server.createDatabase(name.toLowerCase()),
  },
});
await server.stop();
console.log(`\n${passed} passed, ${failed} failed (${seeded})`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
