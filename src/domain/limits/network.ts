/** Addresses that are counted together. */
export interface Network {
  name: string;
  /** How many times what one subscriber may do is allowed to all of them together. */
  times: number;
}

/** A provider gives a site, or a whole cell of phones, the first 48 bits: up to 65,536 subscribers. */
const timesOfSite = 10;

/**
 * The networks that an address is in, the narrowest first: what one subscriber holds, and of IPv6 the site around it, since
 * whoever holds a site has every subscriber's network in it.
 */
export function networksOf(address: string): Network[] {
  const groups = groupsOfAddress(address);
  if (!groups) return [{ name: networkOf(address), times: 1 }];
  return [
    { name: `${groups.slice(0, 4).join(":")}::/64`, times: 1 },
    { name: `${groups.slice(0, 3).join(":")}::/48`, times: timesOfSite },
  ];
}

/**
 * What one subscriber holds: an IPv4 address, or the 64 bits that an IPv6 address begins with, since whoever has one
 * address of those has all of them.
 */
export function networkOf(address: string): string {
  const groups = groupsOfAddress(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : (ipv4Of(address) ?? address);
}

/** The widest network of an address: places that somebody may keep from others are counted by it. */
export const siteOf = (address: string): string => networksOf(address).at(-1)!.name;

/** The eight groups of an IPv6 address; undefined for any other. */
function groupsOfAddress(address: string): string[] | undefined {
  const shortest = shortestOf(address);
  if (shortest === undefined || clothed.test(shortest)) return undefined;
  const [before = "", after] = shortest.split("::");
  const groups = groupsOf(before);
  const behind = groupsOf(after ?? "");
  while (groups.length + behind.length < 8) groups.push("0");
  return [...groups, ...behind];
}

function shortestOf(address: string): string | undefined {
  if (!address.includes(":")) return undefined;
  const spelled = `http://[${address.split("%")[0]}]`;
  return URL.canParse(spelled) ? new URL(spelled).hostname.slice(1, -1) : undefined;
}

const groupsOf = (text: string) => text.split(":").filter(Boolean);

/** An IPv4 address in IPv6's clothes: the same visitor by either name. */
const clothed = /^::ffff:([\da-f]+):([\da-f]+)$/;

function ipv4Of(address: string): string | undefined {
  const groups = clothed.exec(shortestOf(address) ?? "")?.slice(1);
  return groups
    ?.map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}
