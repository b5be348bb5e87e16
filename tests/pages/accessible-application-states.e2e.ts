import * as assert from "uvu/assert";
import { applicationStates } from "../states/page-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { faultsOf, narrow, none } from "./accessibility-faults.ts";

const states = browserSuite("accessibility of an application's states");

for (const { name, reach, expected } of applicationStates)
  states(
    name,
    visit({ ...narrow, ...(expected && { expected }) }, async ({ page, site }) => {
      await reach(page, site);
      assert.equal(await faultsOf(page), none);
    }),
  );

states.run();
