/** Prepares a text to be searched for in quotes. Quotes inside become single ones, and quotes around it go. */
export const nestedQuotes = (search: string) =>
  search.replace(/["“„«]([^"“”„«»]*)["“”«»]?/g, (quoted, text: string) =>
    quoted === search ? text : `‘${text}’`,
  );
