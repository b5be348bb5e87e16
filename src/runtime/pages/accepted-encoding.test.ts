import { suite } from "uvu";
import * as assert from "uvu/assert";
import { acceptedEncoding } from "./accepted-encoding.ts";

const encoding = suite("Accept-Encoding");

for (const [header, chosen] of [
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["x-gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip;q=0.8", "gzip"],
  ["br; q=1.0, gzip; q=0.5, *; q=0.1", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["gzip;q=0, *", "br"],
  ["identity", "identity"],
  ["identity, br;q=0.5", "identity"],
  ["brotli, abr", "identity"],
  ["deflate", "identity"],
  ["identity;q=0", "identity"],
  ["br;q=nonsense", "identity"],
] as const)
  encoding(`is answered with ${chosen} to ${JSON.stringify(header)}`, () =>
    assert.is(acceptedEncoding(header), chosen),
  );

encoding.run();
