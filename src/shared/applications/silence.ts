/** After so many days an employer is reminded, and reminded again, and the candidate and the administrator are told. */
export const silenceDays = { first: 7, second: 21, last: 30 } as const;
