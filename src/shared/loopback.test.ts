import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isLoopback } from "./loopback.ts";

const loopback = suite("loopback");

loopback("knows every name of this machine", () => {
  for (const name of ["localhost", "LOCALHOST", "jobs.localhost", "127.0.0.1", "127.8.9.10", "[::1]"])
    assert.ok(isLoopback(name), name);
});

loopback("is fooled by no name that only looks like it", () => {
  const foreign = [
    "localhost.example",
    "notlocalhost",
    ".localhost",
    "127.0.0.1.example",
    "128.0.0.1",
    "[::2]",
  ];
  for (const name of foreign) assert.not(isLoopback(name), name);
});

loopback.run();
