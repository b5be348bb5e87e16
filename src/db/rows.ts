import type postgres from "postgres";
import { type Counted, cappedCount, mostCounted } from "../shared/counted.ts";
import type { Sql } from "./sql.ts";

type Found = postgres.PendingQuery<postgres.Row[]>;
type Rows<Row> = PromiseLike<readonly Row[]>;

export const firstRow = async <Row>(rows: Rows<Row>): Promise<Row | undefined> => (await rows)[0];

/** The statement always returns a row. */
export const onlyRow = async <Row>(rows: Rows<Row>): Promise<Row> => (await rows)[0]!;

export const onlyValue = async <Value>(rows: Rows<Record<string, Value>>): Promise<Value> =>
  Object.values(await onlyRow(rows))[0]!;

/** True when the statement found or changed something. */
export const hasRows = async (rows: Rows<unknown>): Promise<boolean> => (await rows).length > 0;

export const idsOf = async (rows: Rows<{ id: string }>): Promise<string[]> =>
  (await rows).map(({ id }) => id);

export const countRows = (sql: Sql, found: Found, limit: number | null = null): Promise<number> =>
  onlyValue<number>(sql`select count(*)::int as total from (select from ${found} limit ${limit}) as found`);

export async function countCapped(sql: Sql, found: Found, isCapped = true): Promise<Counted> {
  const total = await countRows(sql, found, isCapped ? mostCounted + 1 : null);
  return isCapped ? cappedCount(total) : { total, capped: false };
}

export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
