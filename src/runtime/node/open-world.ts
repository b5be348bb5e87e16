import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "../../db/connect.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import { listPendingMigrations, type Migration, migrate } from "../../db/migrate.ts";
import { seed } from "../../domain/dataset/seed.ts";
import type { Assets, Services } from "../../env.ts";
import { Scanner } from "../../services/documents/scanner.ts";
import type { FileStore } from "../../services/files/files.ts";
import { s3Files } from "../../services/files/s3-files.ts";
import { httpMailer } from "../../services/mail/http-mail.ts";
import type { Mailer } from "../../services/mail/mail.ts";
import { smtpMailer } from "../../services/mail/smtp-mail.ts";
import { openVault } from "../../services/sealing/web-vault.ts";
import { UploadQueue } from "../../services/uploads/upload-queue.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { runTask, scanning, type Task, tasks } from "../../tasks/index.ts";
import { assetsOf } from "../assets.ts";
import { clamdScan } from "../clamd.ts";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/config-error.ts";
import { checkDatabase } from "../database/check-database.ts";
import { openServer, openSiteDatabase, type SiteDatabase } from "../database/open-database.ts";
import { embeddedUpkeep } from "../pglite/embedded-upkeep.ts";
import { assembleServices } from "../services.ts";
import { openDataFolder } from "./data-folder.ts";
import { datasetFile } from "./dataset-file.ts";
import { filesIn } from "./fs-files.ts";
import { lineLog } from "./line-log.ts";
import { readMigrations } from "./migrations.ts";
import { ensureSecrets, type Secrets } from "./secrets.ts";
import { readTerms } from "./terms-files.ts";

export interface NodeWorld {
  services: Services;
  /** Tasks use this connection, because their queries may take minutes. */
  background: Services;
  tasks: readonly Task[];
  secrets: Secrets;
  close: () => Promise<void>;
}

/** Opens the store and the database under `root`, and migrates. A failure closes everything again. */
export async function openNodeWorld(
  config: Config,
  root: string,
  assets?: Assets,
  openedDatabase?: SiteDatabase,
): Promise<NodeWorld> {
  // The store comes before the migration, because it refuses wrong settings.
  const files = await filesOf(config);
  const migrations = readMigrations(join(root, "sql"));
  const { sql, background, embedded, close } = openedDatabase ?? (await openSiteDatabase(config));
  const migrated = config.databaseUrl
    ? migrateServer(background, config.databaseUrl, migrations)
    : migrate(sql, migrations);
  migrated.catch(() => {});
  // The first visitor then finds a connection.
  if (!embedded) sql`select 1`.catch(() => {});
  try {
    const secrets = await ensureSecrets(config.dataDir, config);
    const services = assembleServices({
      uploadPlaces: new UploadQueue({ atOnce: 64, waitMs: 60_000 }),
      config,
      adminPassword: secrets.adminPassword,
      sql,
      vault: openVault(secrets.secretKey, config.secretKeyPrevious),
      files,
      scanner: config.clamd && new Scanner(clamdScan(config.clamd)),
      mail: await mailerOf(config),
      assets: assets ?? (await builtAssets(root)),
      dataset: datasetFile(join(root, "sql/seed/manifest.json")),
      terms: () => readTerms(join(root, "sql/terms")),
      log: lineLog,
      ready: async () => {
        await sql`select 1`;
        return true;
      },
    });
    await migrated;
    await applyEmployerRules(background, config);
    if (embedded) await seedWhenEmpty(services);
    const { scanner } = services;
    const inBackground = { ...services, sql: background };
    scanner?.whenWoken(() => runTask(scanning, inBackground));
    return {
      services,
      background: inBackground,
      tasks: embedded ? [...tasks, embeddedUpkeep] : tasks,
      secrets,
      close,
    };
  } catch (error) {
    await migrated.catch(() => {});
    await close();
    throw error;
  }
}

async function filesOf({ storage }: Config): Promise<FileStore> {
  if (storage.kind === "fs") {
    await openDataFolder(storage.folder);
    return filesIn(storage.folder);
  }
  if (storage.kind === "s3") return s3Files(storage);
  throw new ConfigError(
    "STORAGE=r2 is not available on Node. Set STORAGE=fs, or STORAGE=s3 with the S3_ENDPOINT of R2.",
  );
}

/** An index of a large table may take longer than the guard allows. */
async function migrateServer(background: Client, url: string, migrations: Migration[]): Promise<void> {
  await checkDatabase(background, url);
  if ((await listPendingMigrations(background, migrations)).length === 0) return;
  const { sql, close } = openServer(url);
  try {
    await migrate(sql, migrations);
  } finally {
    await close();
  }
}

async function mailerOf({ mail, mailFrom: from }: Config): Promise<Mailer | undefined> {
  if (mail?.kind === "smtp") return smtpMailer({ url: mail.url, from });
  return mail && httpMailer({ url: mail.url, key: mail.key, from });
}

async function builtAssets(root: string): Promise<Assets> {
  return assetsOf(JSON.parse(await readFile(join(root, "dist/assets.json"), "utf8")));
}

async function seedWhenEmpty({ sql, dataset, clock }: Services): Promise<void> {
  if ((await sql`select from jobs limit 1`).length > 0) return;
  await seed(sql, dataset, { today: dayOf(clock()) });
}
