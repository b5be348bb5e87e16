import { randomBytes } from "node:crypto";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";

export interface NewDatabase {
  url: string;
  sql: Client;
  drop(): Promise<void>;
}

/** A database of its own on the server of TEST_DATABASE_URL, whose client gets these options. */
export async function newDatabase(options: Parameters<typeof openServer>[1]): Promise<NewDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      "TEST_DATABASE_URL must name a PostgreSQL: npm run test:faults and test:beside start one",
    );
  const name = `site_${randomBytes(4).toString("hex")}`;
  const maker = openServer(server, { max: 1 });
  await maker.sql.unsafe(`create database ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const { sql, close } = openServer(url, options);
  return {
    url,
    sql,
    async drop() {
      await close();
      await maker.sql.unsafe(`drop database ${name} with (force)`);
      await maker.close();
    },
  };
}
