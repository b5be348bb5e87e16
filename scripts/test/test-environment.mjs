import { createRequire } from "node:module";

/** What the tests and a deployment read beside the settings. */
const others = /^(HYPERDRIVE_ID|TEST_.*)$/;

/**
 * The environment of every test process; a phase adds what it has set up. A shell that is set up for a real site must not
 * lend a test its database or keys. The packages must be installed.
 */
export function testEnvironment(environment = process.env) {
  const tsx = createRequire(import.meta.url)("tsx/cjs/api");
  const { settings } = tsx.require("../../src/runtime/config/settings.ts", import.meta.url);
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !(name in settings) && !others.test(name)),
  );
}
