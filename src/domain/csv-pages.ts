import type { Cursor } from "../db/cursor.ts";

const pageSize = 500;

// Without this mark Excel reads UTF-8 as Latin-1.
const byteOrderMark = "\uFEFF";

/** A spreadsheet would run such a cell as a formula, also after a semicolon or tab where it splits cells. */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const csvCell = (text: string): string => `"${text.replace(formulas, "'").replaceAll('"', '""')}"`;

export type Column<Shown> = [heading: string, cell: (shown: Shown, siteUrl: string) => string];

interface Pages<Row, Shown> {
  list: (page: { limit: number; cursor: Cursor | undefined }) => Promise<Row[]>;
  show: (row: Row) => Promise<Shown>;
  siteUrl: string;
}

export async function* csvPages<Row extends { id: string; cursorMicros: string }, Shown>(
  columns: readonly Column<Shown>[],
  { list, show, siteUrl }: Pages<Row, Shown>,
): AsyncGenerator<string, void> {
  yield byteOrderMark + csvLine(columns.map(([heading]) => heading));
  for (let cursor: Cursor | undefined, full = true; full; ) {
    const rows = await list({ limit: pageSize, cursor });
    const shown = await Promise.all(rows.map(show));
    const lines = shown.map((one) => csvLine(columns.map(([, cell]) => cell(one, siteUrl))));
    if (lines.length > 0) yield lines.join("");
    const last = rows.at(-1);
    cursor = last && { createdAt: last.cursorMicros, id: last.id };
    full = rows.length === pageSize;
  }
}
