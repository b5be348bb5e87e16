/**
 * A spreadsheet takes a cell that begins so for a formula, and would run what a candidate typed. A spreadsheet that
 * expects semicolons or tabs between cells splits ours there and at line ends, so each such part counts as a cell.
 */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** One line of RFC 4180, its end included. Every cell is in quotation marks. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const csvCell = (text: string): string => `"${text.replace(formulas, "'").replaceAll('"', '""')}"`;
