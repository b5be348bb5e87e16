import { createHash } from "node:crypto";
import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { findStoredDocument } from "../../src/db/applying/documents.ts";
import { documentContext } from "../../src/domain/applying/store-upload.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { filesIn } from "../../src/runtime/node/fs-files.ts";
import { openDocument } from "../../src/services/documents/documents.ts";
import { openVault } from "../../src/services/sealing/web-vault.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";

const secretKey = "the secret key of the uploads' abuse, long enough";

export interface UploadSite {
  site: SiteProcess;
  /** The folder of the pieces. */
  folder: string;
  /** The SHA-256 of what is stored at a place, opened from its pieces; undefined for a place that is not filled. */
  sha256Of(id: string): Promise<string | undefined>;
  /** Counts the documents that can be read and those that have pieces. */
  counts(): Promise<{ stored: number; folders: number }>;
  close(): Promise<void>;
}

/** The built site on PostgreSQL, with its documents on the disk that `mount` puts in place. */
export async function openUploadSite(mount?: (folder: string) => void): Promise<UploadSite> {
  const server = (await startPostgres()) as PostgresServer;
  const databaseUrl = await server.createDatabase("uploads");
  const site = await siteProcess(() => ({ DATABASE_URL: databaseUrl, SECRET_KEY: secretKey }));
  const folder = join(site.dataDir, "files");
  await mkdir(folder);
  mount?.(folder);
  await site.start();
  const { sql, close } = openServer(databaseUrl, { max: 2 });
  const files = await filesIn(folder);
  const vault = openVault(secretKey);
  return {
    site,
    folder,
    async sha256Of(id) {
      const row = await findStoredDocument(sql, id);
      if (!row) return undefined;
      const { storageKey, pieces, wrappedKey: bytes, wrappedKeyId: keyId } = row;
      const wrapped = { bytes, keyId };
      const context = documentContext(id);
      const opened = await openDocument({ storageKey, pieces, wrapped, vault, files, context });
      const hash = createHash("sha256");
      for await (const chunk of opened) hash.update(chunk);
      const sha256 = hash.digest("hex");
      return sha256 === Buffer.from(row.sha256).toString("hex") ? sha256 : "unlike its row's";
    },
    async counts() {
      const [row] = await sql<{ stored: number }[]>`
        select count(*)::int as stored from documents where stored_at is not null`;
      const folders = await readdir(join(folder, "documents")).catch(() => []);
      return { stored: row!.stored, folders: folders.length };
    },
    async close() {
      await close();
      await site.close();
      await server.stop();
    },
  };
}
