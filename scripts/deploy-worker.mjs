import "./shared/check-node.mjs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "./build.mjs";
import { secretsOf, variablesOf, workerConfig } from "./deploy/worker-config.mjs";
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
if (!((await install()) && (await build()))) process.exit(1);
const folder = await mkdtemp(join(tmpdir(), "deploy-"));
try {
  process.exitCode = await deploy(folder);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** One line each. A Worker is on the open internet from its first moment: nothing is made up for what is missing. */
function whatIsMissing() {
  const needed = {
    SITE_URL: "the site's address, like https://jobs.example",
    HYPERDRIVE_ID: "made by: npx wrangler hyperdrive create NAME --connection-string=... --caching-disabled",
    ...(!dryRun && { DATABASE_URL: "the database, to migrate it before the new version serves" }),
  };
  const lines = Object.entries(needed)
    .filter(([name]) => !environment[name])
    .map(([name, what]) => `${name} must be set: ${what}.`);
  if (environment.SMTP_URL)
    lines.push("SMTP_URL is not available on Workers; set MAIL_API_URL and MAIL_API_KEY.");
  if (environment.CLAMD)
    lines.push("CLAMD is not available on Workers: only a site on Node scans documents.");
  const key = environment.SECRET_KEY;
  if (key && key.length < 32) lines.push("SECRET_KEY must have 32 characters or more.");
  return lines;
}

/** Migrates, then uploads; secrets that the environment holds go with it, the others stay as they are. */
async function deploy(folder) {
  const config = await workerConfig();
  config.name = environment.WORKER_NAME ?? config.name;
  config.vars = { ...config.vars, ...variablesOf(environment) };
  config.hyperdrive[0].id = environment.HYPERDRIVE_ID;
  if (environment.R2_BUCKET) config.r2_buckets[0].bucket_name = environment.R2_BUCKET;
  const configFile = join(folder, "wrangler.json");
  await writeFile(configFile, JSON.stringify(config));
  if (dryRun) return run(["deploy", "--config", configFile, "--dry-run"]);

  const { tsImport } = await import("tsx/esm/api");
  const { migrateServer, refuseWeakSecrets } = await tsImport("./deploy/prepare-worker.ts", import.meta.url);
  refuseWeakSecrets(environment);
  await migrateServer(environment);
  const secretsFile = join(folder, "secrets.json");
  await writeFile(secretsFile, JSON.stringify(secretsOf(environment)), { mode: 0o600 });
  return run(["deploy", "--config", configFile, "--secrets-file", secretsFile]);
}

function run(args) {
  const env = { ...environment, WRANGLER_SEND_METRICS: "false" };
  return ended(start(process.execPath, [wrangler, ...args], { cwd: root, env, stdio: "inherit" }));
}
