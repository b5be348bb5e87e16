import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface Row {
  language: string;
}

export async function findLanguageOfApplication(sql: Sql, id: string): Promise<string | undefined> {
  return (await firstRow(sql<Row[]>`select language from applications where id = ${id}`))?.language;
}

export async function findLanguageOfAccount(sql: Sql, email: string): Promise<string | undefined> {
  return (await firstRow(sql<Row[]>`select language from users where lower(email) = lower(${email})`))
    ?.language;
}
