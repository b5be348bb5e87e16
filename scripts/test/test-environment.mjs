import { createRequire } from "node:module";

const others = /^(HYPERDRIVE_ID|TEST_.*)$/;

/** A shell that is set up for a real site must not lend a test its database or keys. */
export function testEnvironment(environment = process.env) {
  const tsx = createRequire(import.meta.url)("tsx/cjs/api");
  const { settings } = tsx.require("../../src/runtime/config/settings.ts", import.meta.url);
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !(name in settings) && !others.test(name)),
  );
}
