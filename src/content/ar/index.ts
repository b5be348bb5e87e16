/** The texts by their keys. */
export const ar: Readonly<Record<string, string>> = {};
