import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cutText } from "./surrogates.ts";

const cuts = suite("cutText");

cuts("leaves a text that is short enough as it is", () => {
  assert.is(cutText("Norway", 6), "Norway");
  assert.is(cutText("🚢🚢", 4), "🚢🚢");
});

cuts("cuts a text that is longer", () => {
  assert.is(cutText("Norway", 3), "Nor");
  assert.is(cutText("🚢🚢", 2), "🚢");
});

cuts("leaves a character out that would be cut in two", () => {
  assert.is(cutText("aa🚢", 3), "aa");
  assert.is(cutText("🚢🚢", 3), "🚢");
});

cuts.run();
