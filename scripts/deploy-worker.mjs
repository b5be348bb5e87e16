import "./shared/check-node.mjs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { workerConfig } from "./deploy/worker-config.mjs";
import { explain } from "./shared/explain.mjs";
import { install } from "./shared/install.mjs";
import { ended, start } from "./shared/processes.mjs";
import { root } from "./shared/root.mjs";

const wrangler = "node_modules/wrangler/bin/wrangler.js";
const dryRun = process.argv.includes("--dry-run");
const environment = process.env;

const missing = whatIsMissing();
if (missing.length > 0) {
  console.error(missing.join("\n"));
  process.exit(1);
}
if (!(await install())) process.exit(1);
try {
  const { tsImport } = await import("tsx/esm/api");
  const worker = await tsImport("./deploy/prepare-worker.ts", import.meta.url);
  worker.checkDeployment(environment);
  process.exitCode = (await build()) ? await deploy(worker) : 1;
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

/** The table of settings is read only once the packages are installed. */
function whatIsMissing() {
  const needed = {
    SITE_URL: "the site's address, like https://jobs.example",
    HYPERDRIVE_ID:
      "the id that this command prints: npx wrangler hyperdrive create NAME --connection-string=... --caching-disabled",
    ...(!dryRun && { DATABASE_URL: "the database, which is migrated before the new version serves" }),
  };
  return Object.entries(needed)
    .filter(([name]) => !environment[name])
    .map(([name, what]) => `${name} must be set: ${what}.`);
}

async function deploy({ workerVariables, workerSecrets, migrateServer }) {
  const folder = await mkdtemp(join(tmpdir(), "deploy-"));
  try {
    const config = await workerConfig();
    config.name = environment.WORKER_NAME ?? config.name;
    config.vars = { ...config.vars, ...workerVariables(environment) };
    config.hyperdrive[0].id = environment.HYPERDRIVE_ID;
    if (environment.R2_BUCKET) config.r2_buckets[0].bucket_name = environment.R2_BUCKET;
    const configFile = join(folder, "wrangler.json");
    await writeFile(configFile, JSON.stringify(config));
    if (dryRun) return await run(["deploy", "--config", configFile, "--dry-run"]);

    await migrateServer(environment);
    const secretsFile = join(folder, "secrets.json");
    await writeFile(secretsFile, JSON.stringify(workerSecrets(environment)), { mode: 0o600 });
    return await run(["deploy", "--config", configFile, "--secrets-file", secretsFile]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(args) {
  const env = { ...environment, WRANGLER_SEND_METRICS: "false" };
  return ended(start(process.execPath, [wrangler, ...args], { cwd: root, env, stdio: "inherit" }));
}
