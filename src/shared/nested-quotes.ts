/** Prepares a text for a quoted search: inner quotes become single ones, and outer quotes disappear. */
export const nestedQuotes = (search: string) =>
  search.replace(/["“„«]([^"“”„«»]*)["“”«»]?/g, (quoted, text: string) =>
    quoted === search ? text : `‘${text}’`,
  );
