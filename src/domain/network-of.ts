/**
 * What one subscriber holds: an IPv4 address, or the 64 bits that an IPv6 address begins with, since whoever has one
 * address of those has all of them.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const spelled = `http://[${address.split("%")[0]}]`;
  if (!URL.canParse(spelled)) return address;
  const shortest = new URL(spelled).hostname.slice(1, -1);
  const clothed = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(shortest);
  if (clothed) return ipv4Of(clothed.slice(1).map((group) => Number.parseInt(group, 16)));
  const [before = "", after] = shortest.split("::");
  const groups = groupsOf(before);
  const behind = groupsOf(after ?? "");
  while (groups.length + behind.length < 8) groups.push("0");
  return `${[...groups, ...behind].slice(0, 4).join(":")}::/64`;
}

const groupsOf = (text: string) => text.split(":").filter(Boolean);

/** An IPv4 address in IPv6's clothes: the same visitor by either name. */
const ipv4Of = (groups: number[]) => groups.flatMap((group) => [group >> 8, group & 0xff]).join(".");
