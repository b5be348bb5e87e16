import { isCalendarDate } from "../shared/calendar-date.ts";
import { isUuid } from "../shared/uuid.ts";
import type { Sql } from "./sql.ts";

export interface Cursor {
  /** The time to the microsecond, by which PostgreSQL sorts. */
  createdAt: string;
  id: string;
}

export const micros = (sql: Sql, column: string) => sql`
  to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The column is read as text, because postgres.js makes a `Date`, which has no microseconds. */
export const placeOf = (sql: Sql, { createdAt, id }: Cursor) =>
  sql`(${createdAt}::text::timestamptz, ${id}::uuid)`;

/** Cuts off the row beyond the page, which tells that the list goes on. */
export function cutPage<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  sortedBy: (row: Row) => string,
): { page: Row[]; next: Cursor | undefined } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { page, next: last && { createdAt: sortedBy(last), id: last.id } };
}

export interface SearchCursor extends Cursor {
  tier: number;
  key: number;
  secondKey?: number;
}

export function encodeCursor({ createdAt, id, ...place }: Cursor | SearchCursor): string {
  const more = "tier" in place ? [place.tier, place.key, place.secondKey ?? []].flat() : [];
  return Buffer.from([createdAt, id, ...more].join(" ")).toString("base64url");
}

/** Returns undefined for a text that `encodeCursor` never writes. */
export function decodeCursor(text: string): Cursor | SearchCursor | undefined {
  if (!/^[\w-]{1,200}$/.test(text)) return undefined;
  const [createdAt = "", id = "", ...place] = Buffer.from(text, "base64url").toString("utf8").split(" ");
  // Date.parse accepts February 31, which PostgreSQL refuses.
  const instant =
    isCalendarDate(createdAt.slice(0, 10)) &&
    /^T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{6}Z$/.test(createdAt.slice(10));
  if (!instant || !isUuid(id) || !place.every((number) => /^-?\d{1,9}$/.test(number))) return undefined;
  const [tier, key, secondKey, ...rest] = place.map(Number);
  if (tier === undefined) return { createdAt, id };
  if (key === undefined || rest.length > 0) return undefined;
  return { createdAt, id, tier, key, ...(secondKey !== undefined && { secondKey }) };
}
