import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "../../src/db/migrate.ts";
import type { Sql } from "../../src/db/sql.ts";
import type { OpenDatabase } from "../../src/runtime/database/open-database.ts";
import { openDatabase, openServer } from "../../src/runtime/database/open-database.ts";
import { readMigrations } from "../../src/runtime/node/migrations.ts";
import { uniqueWord } from "../support/insert-job.ts";

export const seedingDay = "2190-06-01";

export interface SeedingPlaces {
  /** The address of one more database of the current schema, empty and with nobody in it. */
  next(): Promise<string>;
  close(): Promise<void>;
}

export const isOnServer = (address: string): boolean => address.startsWith("postgres");

export const openPlace = (address: string): Promise<OpenDatabase> =>
  openDatabase({ databaseUrl: isOnServer(address) ? address : undefined, dataDir: address });

/** Databases on the server, or embedded ones in folders. Each is a copy of the first. */
export async function seedingPlaces(server?: string): Promise<SeedingPlaces> {
  const places = server === undefined ? await folders() : databases(server);
  const first = await places.next();
  const { sql, close } = await openPlace(first);
  await migrate(sql, readMigrations(fileURLToPath(new URL("../../sql", import.meta.url))));
  await close();
  return places;
}

async function folders(): Promise<SeedingPlaces> {
  const parent = await mkdtemp(join(tmpdir(), "seeding-"));
  let made = 0;
  return {
    async next() {
      const folder = join(parent, String(made));
      if (made++ > 0) await cp(join(parent, "0"), folder, { recursive: true });
      return folder;
    },
    close: () => rm(parent, { recursive: true }),
  };
}

function databases(url: string): SeedingPlaces {
  const { sql, close } = openServer(url, { max: 1 });
  const names: string[] = [];
  return {
    async next() {
      const name = `seeding_${uniqueWord()}`;
      await sql.unsafe(`create database ${name} ${names[0] ? `template ${names[0]}` : ""}`);
      names.push(name);
      return Object.assign(new URL(url), { pathname: `/${name}` }).href;
    },
    async close() {
      for (const name of names) await sql.unsafe(`drop database ${name} with (force)`);
      await close();
    },
  };
}

/** Reads everything that seeding leaves, without the instants of it. The marks of days change at midnight. */
export async function whatIsThere(sql: Sql) {
  const [jobs] = await sql`
    select count(*)::int, md5(string_agg(row::text, ',' order by id)) as digest
    from (
      select id, to_jsonb(jobs) - '{created_at,updated_at,listed_at}'::text[] || jsonb_build_object(
        'age', max(created_at) over () - created_at,
        'search_marks', array(select mark from unnest(search_marks) as mark where mark !~ '^[adm]:')) as row
      from jobs
    ) as rows`;
  const [companies] = await sql`
    select count(*)::int, md5(string_agg((to_jsonb(companies) - 'created_at')::text, ',' order by name)) as digest
    from companies`;
  const audit =
    await sql`select actor_kind, action, subject_kind, subject_id, details from audit_log order by id`;
  const versions = await sql`select version from content_versions`;
  return { jobs: { ...jobs }, companies: { ...companies }, audit: [...audit], versions: [...versions] };
}

/** A server notices a lost client a little later, and undoes its work only then. */
export async function everybodyElseLeft(sql: Sql): Promise<void> {
  const others = () => sql`
    select from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  while ((await others()).length > 0) await new Promise((resolve) => setTimeout(resolve, 10));
}
