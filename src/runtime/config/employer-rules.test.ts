import { suite } from "uvu";
import * as assert from "uvu/assert";
import { live } from "../../../tests/support/environments.ts";
import { readConfig } from "./config.ts";
import { uncheckedEmployersWarning } from "./employer-rules.ts";

const rules = suite("EMPLOYER_CHECK");

const warningOf = (variables: Record<string, string>) => uncheckedEmployersWarning(readConfig(variables));

rules("is warned of in one line in production while it is none", () => {
  const unchecked = { ...live, ALLOW_TEST_PAYMENTS: "1", EMPLOYER_CHECK: "none" };
  assert.match(warningOf(unchecked) ?? "", /^[^\n]*EMPLOYER_CHECK is none[^\n]*$/);
  assert.is(warningOf({ ...unchecked, EMPLOYER_CHECK: "before" }), undefined);
  assert.is(warningOf({}), undefined);
});

rules.run();
