/** Readies a search for a text that puts it in quotes: the quotes inside are single, and none go around the whole twice. */
export const nestedQuotes = (search: string) =>
  search.replace(/["“„«]([^"“”„«»]*)["“”«»]?/g, (quoted, text: string) =>
    quoted === search ? text : `‘${text}’`,
  );
