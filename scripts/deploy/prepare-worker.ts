import { applyEmployerRules } from "../../src/db/employers/employer-rules.ts";
import { migrate } from "../../src/db/migrate.ts";
import { readConfig, readDatabaseConfig, readEmployerRules } from "../../src/runtime/config/config.ts";
import { ConfigError } from "../../src/runtime/config/config-error.ts";
import { weakSecrets } from "../../src/runtime/config/production-secrets.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { openDataFolder } from "../../src/runtime/node/data-folder.ts";
import { readMigrations } from "../../src/runtime/node/migrations.ts";
import { ensureSecrets, type Secrets } from "../../src/runtime/node/secrets.ts";
import type { EmployerRules } from "../../src/shared/employers/employer-rules.ts";
import { at } from "../shared/root.mjs";

type Environment = Record<string, string | undefined>;

export interface Prepared {
  databaseUrl: string;
  dataDir: string;
  port: number;
  host: string;
  siteUrl: string;
  secrets: Secrets;
}

/** Reads the environment as Node does and migrates the database; refuses, by a ConfigError, what workerd has not. */
export async function prepareWorker(environment: Environment): Promise<Prepared> {
  const { databaseUrl, dataDir, port, host, siteUrl, ...config } = readConfig(environment);
  if (!databaseUrl)
    throw new ConfigError("DATABASE_URL must be set: the Worker needs a PostgreSQL server and embeds none.");
  if (config.mail?.kind === "smtp")
    throw new ConfigError("SMTP_URL is not available on Workers; set MAIL_API_URL and MAIL_API_KEY.");
  if (config.clamd)
    throw new ConfigError("CLAMD is not available on Workers: only a site on Node scans documents.");
  await openDataFolder(dataDir);
  await migrateAt(databaseUrl, config);
  return { databaseUrl, dataDir, port, host, siteUrl, secrets: await ensureSecrets(dataDir, config) };
}

/** The Worker itself would refuse to serve with them. Those that are not set stay as they were uploaded before. */
export function refuseWeakSecrets({ ADMIN_PASSWORD, SECRET_KEY, ADMIN_TOTP_SECRET }: Environment): void {
  const lines = weakSecrets({
    production: true,
    adminPassword: ADMIN_PASSWORD || undefined,
    secretKey: SECRET_KEY || undefined,
    adminTotpSecret: ADMIN_TOTP_SECRET,
  });
  if (lines.length > 0) throw new ConfigError(lines.join("\n"));
}

/** Reads the rest of the environment too, so that the operator hears of a misspelt or a removed setting. */
export async function migrateServer(environment: Environment): Promise<void> {
  const { databaseUrl } = readDatabaseConfig(environment);
  if (databaseUrl) await migrateAt(databaseUrl, readEmployerRules(environment));
}

/** Migrates the database and writes the operator's rules for employers to it. */
async function migrateAt(databaseUrl: string, rules: EmployerRules): Promise<void> {
  const { sql, close } = openServer(databaseUrl);
  try {
    await migrate(sql, readMigrations(at("sql")), (name) => console.log(`applied ${name}`));
    await applyEmployerRules(sql, rules);
  } finally {
    await close();
  }
}
