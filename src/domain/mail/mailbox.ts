/** These providers ignore dots before the @. */
const dotless: Record<string, string> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/** `Maria+jobs@example.com` is `maria@example.com`. We count by the result and never write to it. */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const untagged = local.split("+")[0] || local;
  const provider = dotless[domain];
  return provider ? `${untagged.replaceAll(".", "")}@${provider}` : `${untagged}@${domain}`;
}

/** Sorts a batch, because two batches that count emails for the same mailboxes must lock their counters in one order. */
export const inMailboxOrder = <T extends { email: string }>(rows: readonly T[]): T[] =>
  rows.toSorted((one, other) => (mailboxOf(one.email) < mailboxOf(other.email) ? -1 : 1));
