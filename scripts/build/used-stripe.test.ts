import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { at } from "../shared/root.mjs";
import { usedStripe } from "./used-stripe.ts";

const stripe = suite("Stripe's SDK in the Worker's bundle");

const core = at("node_modules/stripe/esm/stripe.core.js");
const resources = (code: string) =>
  [...code.matchAll(/^ *this\.(\w+) = new \w+\(this\);$/gm)].map(([, name]) => name!);

stripe("keeps every resource that the site asks, and leaves out the others", () => {
  const whole = readFileSync(core, "utf8");
  const { transform } = usedStripe();
  if (typeof transform !== "function") throw new Error("the plugin transforms by a function");
  const kept = resources(String(Reflect.apply(transform, undefined, [whole, core])));
  const folder = at("src/services/payments");
  const site = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .join("\n");
  const asked = resources(whole).filter((name) => new RegExp(`\\bstripe\\s*\\.${name}\\b`).test(site));
  assert.ok(asked.length > 0);
  assert.equal(kept.toSorted(), asked.toSorted());
});

stripe.run();
