/** Holds a `tsquery` as text. Undefined matches nothing and adds nothing. */
export type TsQuery = string | undefined;

/** PostgreSQL refuses lexemes of more than 2 kB, so the site cuts marks of jobs here, too. */
const longestMark = 200;

export const lexeme = (mark: string): string =>
  `'${[...mark].slice(0, longestMark).join("").replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

const joined = (queries: readonly TsQuery[], operator: string): TsQuery => {
  const given = [...new Set(queries.filter((query) => query !== undefined))];
  return given.length > 1 ? `(${given.join(operator)})` : given[0];
};

export const anyOf = (...queries: readonly TsQuery[]) => joined(queries, " | ");
export const allOf = (...queries: readonly TsQuery[]) => joined(queries, " & ");
export const not = (query: TsQuery) => query && `!${query}`;
export const words = (stems: readonly string[], prefix = "") =>
  allOf(...stems.map((stem) => lexeme(`${prefix}${stem}`)));
