import * as assert from "uvu/assert";
import { otherStates } from "../states/page-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { faultsOf, narrow, none } from "./accessibility-faults.ts";

const states = browserSuite("accessibility of states");

for (const { name, reach, expected } of otherStates)
  states(
    name,
    visit({ ...narrow, ...(expected && { expected }) }, async ({ page, site }) => {
      await reach(page, site);
      assert.equal(await faultsOf(page), none);
    }),
  );

states.run();
