import { randomBytes } from "node:crypto";
import { startLocalWorker } from "../../scripts/deploy/local-worker.mjs";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { ended, start } from "../../scripts/shared/processes.mjs";
import { root } from "../../scripts/shared/root.mjs";

/** The Worker on a database of the current schema; `environment` tells a test process where and how to reach it. */
export async function startMigratedWorker(databaseUrl, env, adminPassword = randomBytes(16).toString("hex")) {
  const migrate = start(process.execPath, ["--import", "tsx", "scripts/migrate.ts"], {
    cwd: root,
    env: { ...env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "ignore", "inherit"],
  });
  if ((await ended(migrate)) !== 0) throw new Error("The Worker's database could not be migrated");
  const port = await freePort();
  const secretKey = randomBytes(32).toString("hex");
  const vars = {
    SITE_URL: `http://127.0.0.1:${port}`,
    ADMIN_PASSWORD: adminPassword,
    SECRET_KEY: secretKey,
    RATE_LIMIT_SCALE: "1000",
    ...(env.EMPLOYER_CHECK && { EMPLOYER_CHECK: env.EMPLOYER_CHECK }),
  };
  const worker = await startLocalWorker({ databaseUrl, vars, port });
  const environment = {
    TEST_BASE_URL: worker.url,
    TEST_ADMIN_PASSWORD: adminPassword,
    // So that a test opens what the Worker sealed.
    TEST_SECRET_KEY: secretKey,
  };
  return { ...worker, environment };
}
