/** A spreadsheet would run such a cell as a formula, also after a semicolon or tab where it splits cells. */
const formulas = /(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** One line of RFC 4180. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;

const csvCell = (text: string): string => `"${text.replace(formulas, "'").replaceAll('"', '""')}"`;
