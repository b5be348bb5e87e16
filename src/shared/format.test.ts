import { suite } from "uvu";
import * as assert from "uvu/assert";
import { passportEnding } from "./format.ts";
import { loneSurrogate } from "./surrogates.ts";

const endings = suite("passportEnding");

endings("cuts no character of a passport number in two", () => {
  for (const number of ["P123", "ab🚢", "a🚢🚢🚢", "🚢"])
    assert.not.match(passportEnding(number), loneSurrogate);
});

endings.run();
