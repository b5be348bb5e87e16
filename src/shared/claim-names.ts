export const claimNames = [
  "success-rate",
  "placed",
  "reviews",
  "rating",
  "response-time",
  "application-time",
  "industry-positions",
  "benefits",
  "verified-partners",
  "partner-count",
] as const;

export type ClaimName = (typeof claimNames)[number];

/** Reads `all` or names between commas. Returns undefined when a name is unknown. */
export function parseClaimNames(text: string): ClaimName[] | undefined {
  const names = text.split(",").flatMap((name) => name.trim() || []);
  if (names.length === 1 && names[0] === "all") return [...claimNames];
  return names.every((name): name is ClaimName => claimNames.some((known) => known === name))
    ? names
    : undefined;
}
