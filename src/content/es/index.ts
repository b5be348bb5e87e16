/** The texts by their keys. */
export const es: Readonly<Record<string, string>> = {};
