import { suite } from "uvu";
import * as assert from "uvu/assert";
import { visitorAddress } from "./visitor-address.ts";

const address = suite("the visitor's address");

const cases: [
  what: string,
  networks: string[],
  peer: string,
  forwarded: string | undefined,
  visitor: string,
][] = [
  ["is the peer's without proxies", [], "198.51.100.1", undefined, "198.51.100.1"],
  ["is not what a visitor claims", [], "198.51.100.1", "203.0.113.9", "198.51.100.1"],
  ["is what a trusted proxy noted", ["127.0.0.1/32"], "127.0.0.1", "203.0.113.9", "203.0.113.9"],
  [
    "is the last that is no proxy",
    ["10.0.0.0/8"],
    "10.0.0.1",
    "203.0.113.9, 198.51.100.1, 10.0.0.2",
    "198.51.100.1",
  ],
  ["is the proxy's when it noted nothing", ["10.0.0.0/8"], "10.0.0.1", undefined, "10.0.0.1"],
  ["is the proxy's when it noted no address", ["10.0.0.0/8"], "10.0.0.1", "unknown", "10.0.0.1"],
  ["is told in both families", ["::1/128", "127.0.0.0/8"], "::ffff:127.0.0.1", "2001:db8::7", "2001:db8::7"],
];

for (const [what, networks, peer, forwarded, visitor] of cases)
  address(what, () => assert.is(visitorAddress(networks)(peer, forwarded), visitor));

address.run();
