import * as assert from "uvu/assert";
import { pageStates } from "../states/page-states.ts";
import { reachOwn, reachSent } from "../states/tracking-states.ts";
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

phone(
  "show the link that is shown once on the first screen of the confirmation",
  visit({ width: 360 }, async ({ page }) => {
    await reachSent(page);
    await page.evaluate(() => scrollTo(0, 0));
    const link = await main(page).locator('a[href*="/application/"]').boundingBox();
    const map = await main(page).locator(".course").boundingBox();
    assert.ok(link && map && link.y + link.height < 560 && link.y < map.y, `the link is at ${link?.y}`);
  }),
);

phone(
  "keep each number of a test card on one line",
  visit({ width: 360 }, async ({ page, site }) => {
    await pageStates.find(({ name }) => name === "apply-4-payment")!.reach(page, site);
    const lines = await main(page)
      .locator("#cardNumber-hint")
      .evaluate((hint) => {
        const text = hint.firstChild!;
        return [...text.nodeValue!.matchAll(/\d{4}( \d{4}){3}/g)].map(({ index, 0: number }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
      });
    assert.equal(lines, [1, 1, 1]);
  }),
);

phone.run();
