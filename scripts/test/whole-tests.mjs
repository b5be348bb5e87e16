import { build } from "../build.mjs";
import { install } from "../shared/install.mjs";
import { testEnvironment } from "./test-environment.mjs";
import { runTestFiles } from "./test-files.mjs";

/**
 * Runs tests whose short form is part of `npm test` as a whole, on a PostgreSQL server of their own, and ends this process
 * by how they went. `NAME=full` tells them so; what is random in them comes from one seed, which is printed, and
 * NAME_SEED repeats a run.
 */
export async function runWholeTests({ name, pattern, limitSeconds, env = {} }) {
  if (!((await install()) && (await build()))) process.exit(1);
  const { startPostgres } = await import("../../tests/support/postgres-server.mjs");
  const server = await startPostgres();
  if (!server) {
    console.error("There is no PostgreSQL: install it (Debian: postgresql) or set TEST_DATABASE_URL.");
    process.exit(1);
  }
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
}
