/** Days until the first and second reminder, and until candidate and administrator are told. */
export const silenceDays = { first: 7, second: 21, last: 30 } as const;
