export interface Network {
  name: string;
  times: number;
}

/** A provider gives a site, or a cell of phones, a /48: up to 65,536 subscribers. */
const timesOfSite = 10;

/** The owner of an IPv6 /48 controls every network inside, so the /48 counts too. */
export function networksOf(address: string): Network[] {
  const groups = groupsOfAddress(address);
  if (!groups) return [{ name: networkOf(address), times: 1 }];
  return [
    { name: `${groups.slice(0, 4).join(":")}::/64`, times: 1 },
    { name: `${groups.slice(0, 3).join(":")}::/48`, times: timesOfSite },
  ];
}

/** An IPv4 address, or the 64 bits of IPv6 that one subscriber controls. */
export function networkOf(address: string): string {
  const groups = groupsOfAddress(address);
  return groups ? `${groups.slice(0, 4).join(":")}::/64` : (ipv4Of(address) ?? address);
}

export const siteOf = (address: string): string => networksOf(address).at(-1)!.name;

function groupsOfAddress(address: string): string[] | undefined {
  const shortest = shortestOf(address);
  if (shortest === undefined || mappedIpv4.test(shortest)) return undefined;
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

const mappedIpv4 = /^::ffff:([\da-f]+):([\da-f]+)$/;

function ipv4Of(address: string): string | undefined {
  const groups = mappedIpv4.exec(shortestOf(address) ?? "")?.slice(1);
  return groups
    ?.map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join(".");
}
