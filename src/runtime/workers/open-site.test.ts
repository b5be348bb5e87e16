import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { live } from "../../../tests/support/environments.ts";
import { openSite } from "./open-site.ts";

const build = new URL("../../../dist/assets.json", import.meta.url);

const worker = suite("the start of a Worker");

/** Gives the warnings of a start with these settings. */
async function warningsOf(settings: Record<string, string>): Promise<string> {
  const { warn } = console;
  const said: unknown[] = [];
  console.warn = (...words) => void said.push(...words);
  try {
    const bindings = { ...settings, HYPERDRIVE: { connectionString: live.DATABASE_URL } };
    await openSite(bindings as never, JSON.parse(readFileSync(build, "utf8")));
  } finally {
    console.warn = warn;
  }
  return said.join("\n");
}

worker("warns each time while the administrator's login has no second factor", async () => {
  const { DATABASE_URL: _, ...settings } = live;
  for (let start = 0; start < 2; start += 1) assert.match(await warningsOf(settings), "ADMIN_TOTP_SECRET");
  const withFactor = { ...settings, ADMIN_TOTP_SECRET: "JBSWY3DPEHPK3PXP" };
  assert.not.match(await warningsOf(withFactor), "ADMIN_TOTP_SECRET");
});

worker.run();
