import { suite } from "uvu";
import * as assert from "uvu/assert";
import { send } from "../../../tests/support/site.ts";

const orders = suite("the orders that the list of jobs offers");

/** Reads the value and the label of each order. */
async function offered(path: string) {
  const [, select = ""] = (await (await send(path)).text()).split('<select name="sort"');
  return [...select.split("</select>")[0]!.matchAll(/<option value="(\w*)"[^>]*>([^<]*)/g)].map(
    ([, value, label]) => [value, label],
  );
}

orders("name the usual one once, which is the newest first without a search", async () => {
  const others = [
    ["pay", "Highest pay"],
    ["closing", "Closing soon"],
  ];
  assert.equal(await offered("/jobs"), [["", "Newest"], ...others]);
  assert.equal(await offered("/jobs?search=cook"), [["", "Best match"], ["newest", "Newest"], ...others]);
});

orders.run();
