/** Providers that ignore dots before the @, each with the name that all its names count as. */
const dotless: Record<string, string> = { "gmail.com": "gmail.com", "googlemail.com": "gmail.com" };

/**
 * The mailbox that an address leads to, to count emails by: `Maria+jobs@example.com` is `maria@example.com`, and
 * `m.aria@googlemail.com` is `maria@gmail.com`. We never write to the result.
 */
export function mailboxOf(address: string): string {
  const lower = address.toLowerCase();
  const at = lower.lastIndexOf("@");
  const [local, domain] = [lower.slice(0, at), lower.slice(at + 1)];
  const untagged = local.split("+")[0] || local;
  const provider = dotless[domain];
  return provider ? `${untagged.replaceAll(".", "")}@${provider}` : `${untagged}@${domain}`;
}
