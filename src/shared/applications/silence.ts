/** Days until the first and second reminder, and until the site tells candidate and administrator. */
export const silenceDays = { first: 7, second: 21, last: 30 } as const;
