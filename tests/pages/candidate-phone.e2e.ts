import * as assert from "uvu/assert";
import { reachOwn } from "../states/tracking-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";

const phone = browserSuite("a candidate's pages on a phone");

phone(
  "begin with the state of the application, and fold the receipt",
  visit({ width: 360 }, async ({ page }) => {
    await reachOwn(page);
    await page.evaluate(() => scrollTo(0, 0));
    const state = await main(page).locator(".stages [aria-current]").boundingBox();
    assert.ok(state && state.y < 370, `the state begins at ${state?.y}`);
    await main(page).getByRole("heading", { name: "Receipt · $50" }).waitFor();
    assert.not.ok(await main(page).getByText("Payment id").isVisible());
  }),
);

phone.run();
