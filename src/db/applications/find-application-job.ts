import type { Sql } from "../sql.ts";
import { type Vacancy, vacancyOf } from "./application-job.ts";

/** What this application is for; undefined for none in particular. */
export async function findVacancyOfApplication(sql: Sql, id: string): Promise<Vacancy | undefined> {
  const [row] = await sql<{ vacancy: Vacancy | null }[]>`
    select ${vacancyOf(sql)} from applications where id = ${id}`;
  return row?.vacancy ?? undefined;
}
