import type { Sql } from "../sql.ts";
import { applicationJob, type Vacancy } from "./application-job.ts";

/** What this application is for; undefined for none in particular. */
export async function findApplicationJob(sql: Sql, id: string): Promise<Vacancy | undefined> {
  const [row] = await sql<{ vacancy: Vacancy | null }[]>`
    select ${applicationJob(sql)} from applications where id = ${id}`;
  return row?.vacancy ?? undefined;
}
