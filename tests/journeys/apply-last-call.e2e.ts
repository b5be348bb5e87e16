import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { button, cards, main, payWith, resumeAt, wake } from "../support/candidate.ts";
import { payAndLoseLastCall, reachPayment, unreachable } from "./apply-steps.ts";

const lastCall = browserSuite("a call that is lost at the end of an application");

const hasFocus = (page: Page) =>
  main(page)
    .getByRole("heading", { level: 1 })
    .evaluate((heading) => heading === document.activeElement);

lastCall(
  "blames no payment that has arrived, and keeps the focus in the page",
  visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
    await payAndLoseLastCall(page);
    await page.locator("#toasts").getByText(unreachable).waitFor();
    assert.is(await page.getByText("An error occurred during payment").count(), 0);
    assert.ok(await hasFocus(page), "the heading has the focus after the payment");
    const lost = page.waitForEvent("requestfailed");
    await button(page, "Send the application again").press("Enter");
    await lost;
    await button(page, "Send the application again").waitFor();
    assert.ok(await hasFocus(page), "the heading has the focus after another try");
  }),
);

lastCall(
  "says in the page why a confirmed payment failed",
  visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
    await reachPayment(page);
    await payWith(page, cards.confirmed);
    await main(page).getByRole("heading", { name: "Confirm this payment" }).waitFor();
    await page.route("**/api/test-payments/confirm", (route) => route.abort());
    await button(page, "Confirm payment").click();
    await main(page).getByRole("heading", { name: "An error occurred during payment" }).waitFor();
    assert.ok(await button(page, "Confirm payment").isVisible());
  }),
);

for (const [what, path] of [
  ["answers cannot be saved", "**/api/draft"],
  ["application cannot be sent", "**/api/applications"],
] as const)
  lastCall(
    `speaks of no payment when the ${what} and nothing is due`,
    visit({ expected: /ERR_FAILED|React error #418/ }, async ({ page }) => {
      await page.route("**/api/create-payment-intent", (route) =>
        route.fulfill({ json: { clientSecret: null } }),
      );
      await resumeAt(page, 4);
      await withoutFee(page);
      await wake(page);
      await page.route(path, (route) => route.abort());
      await main(page).getByLabel("I have read and accept the terms and conditions").check();
      await button(page, "Accept & Submit Application").click();
      await page.locator("#toasts").getByText(unreachable).waitFor();
      assert.is(await page.getByText("Failed to initialize payment").count(), 0);
      assert.is(await page.getByText("An error occurred during payment").count(), 0);
    }),
  );

/** Draws the page as a site without a fee does. */
async function withoutFee(page: Page): Promise<void> {
  await page.locator("is-land").evaluate((island) => {
    const { fee: _, ...props } = JSON.parse(island.getAttribute("props") ?? "{}");
    island.setAttribute("props", JSON.stringify(props));
  });
}

lastCall.run();
