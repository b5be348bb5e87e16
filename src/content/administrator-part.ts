type Part<Words, Prefix extends string> = Pick<Words, Extract<keyof Words, `${Prefix}${string}`>>;

/** The administrator reads English in every language, so these keys of a shared file keep their English texts. */
export function administratorPart<Words extends Record<string, string>, Prefix extends string>(
  english: Words,
  ...prefixes: Prefix[]
): Part<Words, Prefix> {
  const kept = Object.entries(english).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  return Object.fromEntries(kept) as Part<Words, Prefix>;
}
