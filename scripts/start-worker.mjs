import "./check-node.mjs";
import { resolve } from "node:path";
import { build } from "./build.mjs";
import { install } from "./install.mjs";

const forTheOperator = new Set(["ConfigError", "MigrationError"]);

if (!((await install()) && (await build()))) process.exit(1);

try {
  await serve();
} catch (error) {
  console.error(forTheOperator.has(error?.name) ? error.message : explain(error));
  process.exit(1);
}

/** Builds and serves the Worker on this machine until it is told to stop. Its cron is the platform's: none rings here. */
async function serve() {
  const { tsImport } = await import("tsx/esm/api");
  const { prepareWorker } = await tsImport("./deploy/prepare-worker.ts", import.meta.url);
  const { startLocalWorker } = await import("./deploy/local-worker.mjs");
  const { secretsOf, variablesOf } = await import("./deploy/worker-config.mjs");
  const { freePort } = await import("./free-port.mjs");

  const { secrets, siteUrl, ...prepared } = await prepareWorker(process.env);
  const port = prepared.port || (await freePort());
  const url = prepared.port ? siteUrl : `http://localhost:${port}`;
  const worker = await startLocalWorker({
    databaseUrl: prepared.databaseUrl,
    vars: {
      ...variablesOf(process.env),
      ...secretsOf(process.env),
      SITE_URL: url,
      SECRET_KEY: secrets.secretKey,
      ADMIN_PASSWORD: secrets.adminPassword,
    },
    port,
    host: prepared.host,
    folder: resolve(prepared.dataDir, "worker"),
    env: process.env,
    onLine: (line) => line.startsWith("{") && console.log(line),
  });
  console.log(`The Worker is ready at ${url}`);
  if (!secrets.adminPasswordFromEnvironment) {
    console.log(`Admin password: ${secrets.adminPassword} (kept in ${prepared.dataDir}/secrets.json)`);
  }
  await worker.ended;
  console.error(`The Worker ended:\n${worker.said.slice(-20).join("\n")}`);
  process.exitCode = 1;
}

/** One line where the database cannot be reached; a fault of ours keeps its stack. */
function explain(error) {
  if (error?.code === "ECONNREFUSED" || error?.code === "ENOTFOUND" || /^(28|3D)/.test(error?.code ?? "")) {
    return `DATABASE_URL leads to no PostgreSQL that lets the site in: ${error.message}`;
  }
  return error;
}
