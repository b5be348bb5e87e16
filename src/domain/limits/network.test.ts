import { suite } from "uvu";
import * as assert from "uvu/assert";
import { networkOf, networksOf, siteOf } from "./network.ts";

const network = suite("the network of an address");

network("is an IPv4 address itself, also when it is mapped into IPv6", () => {
  assert.is(networkOf("192.0.2.1"), "192.0.2.1");
  for (const mapped of ["::ffff:192.0.2.1", "::FFFF:c000:0201", "0:0:0:0:0:ffff:192.0.2.1"])
    assert.is(networkOf(mapped), "192.0.2.1");
});

for (const [address, expected] of [
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8::2:3:4:5:6", "2001:db8:0:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
] as const)
  network(`is the first half of ${address}`, () => {
    assert.is(networkOf(address), expected);
  });

network("is what stands there when it is no address", () => {
  assert.is(networkOf("unknown"), "unknown");
  assert.is(networkOf("a:b"), "a:b");
});

const networks = suite("the networks of an address");

networks("are of IPv6 the subscriber's and, with a larger share, the site around it", () => {
  assert.equal(networksOf("2001:db8:1:2:3:4:5:6"), [
    { name: "2001:db8:1:2::/64", times: 1 },
    { name: "2001:db8:1::/48", times: 10 },
  ]);
  assert.is(siteOf("2001:db8:1:2::9"), siteOf("2001:db8:1:ffff::1"));
  assert.is.not(siteOf("2001:db8:1::1"), siteOf("2001:db8:2::1"));
});

networks("are of IPv4 the address alone", () => {
  for (const address of ["192.0.2.1", "::ffff:192.0.2.1"])
    assert.equal(networksOf(address), [{ name: "192.0.2.1", times: 1 }]);
  assert.is(siteOf("192.0.2.1"), "192.0.2.1");
});

network.run();
networks.run();
