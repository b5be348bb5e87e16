/**
 * A spreadsheet would run a cell that begins like this as a formula. One that expects semicolons or tabs
 * splits our cells there, so each such part counts as a cell.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** One line of RFC 4180, with its end. Every cell is quoted. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const csvCell = (text: string): string => `"${text.replace(formulas, "'").replaceAll('"', '""')}"`;
