import { applyEmployerRules } from "../../src/db/employers/employer-rules.ts";
import { loadTerms } from "../../src/db/jobs/search/load-terms.ts";
import { migrate } from "../../src/db/migrate.ts";
import { readConfig, readDatabaseConfig, readEmployerRules } from "../../src/runtime/config/config.ts";
import { ConfigError } from "../../src/runtime/config/config-error.ts";
import { weakSecrets } from "../../src/runtime/config/production-secrets.ts";
import { type Environment, Variables } from "../../src/runtime/config/variables.ts";
import {
  refusedOnWorkers,
  workerSecrets,
  workerVariables,
} from "../../src/runtime/config/worker-settings.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { openDataFolder } from "../../src/runtime/node/data-folder.ts";
import { readMigrations } from "../../src/runtime/node/migrations.ts";
import { ensureSecrets, type Secrets } from "../../src/runtime/node/secrets.ts";
import { readTerms } from "../../src/runtime/node/terms-files.ts";
import type { EmployerRules } from "../../src/shared/employers/employer-rules.ts";
import { at } from "../shared/root.mjs";

export { workerSecrets, workerVariables };

export interface Prepared {
  databaseUrl: string;
  dataDir: string;
  port: number;
  host: string;
  siteUrl: string;
  secrets: Secrets;
}

export async function prepareWorker(environment: Environment): Promise<Prepared> {
  refuseOnWorkers(environment);
  const { databaseUrl, dataDir, port, host, siteUrl, ...config } = readConfig(environment);
  if (!databaseUrl) throw new ConfigError("DATABASE_URL must be set: a Worker has no embedded database.");
  await openDataFolder(dataDir);
  await migrateAt(databaseUrl, config);
  return { databaseUrl, dataDir, port, host, siteUrl, secrets: await ensureSecrets(dataDir, config) };
}

/** A setting that is missing may have been uploaded before. */
export function checkDeployment(environment: Environment): void {
  refuseOnWorkers(environment);
  const variables = new Variables(environment);
  const { secretKey, adminPassword, adminTotpSecret } = variables.readAll();
  const weak = weakSecrets({ production: true, secretKey, adminPassword, adminTotpSecret });
  const wrong = [...variables.wrong, ...weak];
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
}

export async function migrateServer(environment: Environment): Promise<void> {
  const { databaseUrl } = readDatabaseConfig(environment, silent);
  if (databaseUrl) await migrateAt(databaseUrl, readEmployerRules(environment, silent));
}

const silent = { warn: () => {} };

function refuseOnWorkers(environment: Environment): void {
  const lines = refusedOnWorkers(environment);
  if (lines.length > 0) throw new ConfigError(lines.join("\n"));
}

async function migrateAt(databaseUrl: string, rules: EmployerRules): Promise<void> {
  const { sql, close } = openServer(databaseUrl);
  try {
    await migrate(sql, readMigrations(at("sql")), (name) => console.log(`Applied the migration ${name}.`));
    await loadTerms(sql, await readTerms(at("sql/terms")));
    await applyEmployerRules(sql, rules);
  } finally {
    await close();
  }
}
