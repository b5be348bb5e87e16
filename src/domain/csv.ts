/** A spreadsheet takes a cell that begins so for a formula, and would run what a candidate typed. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** One line of RFC 4180, its end included. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
