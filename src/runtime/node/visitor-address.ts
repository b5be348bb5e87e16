import { BlockList, isIP } from "node:net";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");

function trusting(networks: string[]): BlockList {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", bits] = network.split("/");
    if (bits === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(bits), family(address));
  }
  return trusted;
}

/** Reads from the right, because each proxy appends its caller and anybody may invent the rest. */
export function visitorAddress(networks: string[]) {
  const trusted = trusting(networks);
  return (peer: string | undefined, forwardedFor: string | undefined): string => {
    let visitor = plain(peer ?? "unknown");
    const noted = forwardedFor?.split(",").map(plain) ?? [];
    while (isIP(visitor) && trusted.check(visitor, family(visitor))) {
      const before = noted.pop();
      if (before === undefined || !isIP(before)) break;
      visitor = before;
    }
    return visitor;
  };
}
