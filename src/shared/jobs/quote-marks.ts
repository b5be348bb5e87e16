const marks = '"“”„«»';

export const quoteMarks = new RegExp(`[${marks}]`, "g");

/** The low mark only opens, so it ends no quoted text. */
export const quotedText = `[${marks}]([^${marks}]+)["“”«»]?`;
