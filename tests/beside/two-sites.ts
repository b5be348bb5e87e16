import type { Client } from "../../src/db/connect.ts";
import { newDatabase } from "../support/new-database.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";

export interface TwoSites {
  /** Two processes of one site on one PostgreSQL. */
  sites: SiteProcess[];
  /** Their database. */
  sql: Client;
  /** The place of each, without the scheme. */
  places: [string, string];
  close(): Promise<void>;
}

/** They believe a proxy on this machine, and call themselves by its address. */
export async function twoSites(
  siteUrl: string,
  drainSeconds: number,
  own: (index: number) => Record<string, string> = () => ({}),
): Promise<TwoSites> {
  const database = await newDatabase({ max: 2 });
  const environment = {
    DATABASE_URL: database.url,
    SECRET_KEY: "one key of both servers, of 32+ characters",
    SITE_URL: siteUrl,
    TRUST_PROXY: "127.0.0.1/32",
    DRAIN_SECONDS: String(drainSeconds),
  };
  const sites = [await siteProcess(() => ({ ...environment, ...own(0) }))];
  const [first] = sites;
  // Both keep their documents in one place.
  sites.push(await siteProcess(() => ({ ...environment, ...own(1), DATA_DIR: first!.dataDir })));
  for (const site of sites) await site.start();
  await until("the search knows its terms", async () => {
    const [row] = await database.sql<{ isDone: boolean }[]>`
      select filled_at is not null and counted_version >= content_versions.version as is_done
      from search_state, content_versions where search_state.version > 0`;
    return row?.isDone;
  });
  const [one, two] = sites.map(({ url }) => new URL(url).host);
  return {
    sites,
    sql: database.sql,
    places: [one!, two!],
    async close() {
      for (const site of sites.reverse()) await site.close();
      await database.drop();
    },
  };
}
