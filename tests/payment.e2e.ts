import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "./browser.ts";
import {
  acceptTerms,
  button,
  cards,
  confirmedReference,
  main,
  payWith,
  resumeAt,
  wake,
} from "./candidate.ts";

const payment = browserSuite("paying");

async function reachPayment(page: Page, script: boolean): Promise<void> {
  await resumeAt(page, 4);
  if (script) await wake(page);
  await acceptTerms(page);
}

payment(
  "tells with a toast, on the page it leads to, that the application was submitted",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    await payWith(page, cards.good);
    await confirmedReference(page);
    await page.locator("#toasts").getByText("Application Submitted!").waitFor();
  }),
);

payment(
  "says that a card was declined and takes the next one",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    await payWith(page, cards.declined);
    await page.locator("#toasts").getByText("Payment Failed").waitFor();
    await main(page).getByText("Your card was declined.").waitFor();
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

payment(
  "says that a card was declined and takes the next one without script",
  visit({ script: false, expected: /status of 402/ }, async ({ page }) => {
    await reachPayment(page, false);
    await payWith(page, cards.declined);
    await main(page).getByText("Payment Failed").waitFor();
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

for (const script of [true, false])
  payment(
    `asks for the bank's confirmation and goes on${script ? "" : " without script"}`,
    visit({ script }, async ({ page }) => {
      await reachPayment(page, script);
      await payWith(page, cards.confirmed);
      await main(page).getByRole("heading", { name: "Confirm this payment" }).waitFor();
      await button(page, "Confirm payment").click();
      await confirmedReference(page);
    }),
  );

payment(
  "leads back to the card when the confirmation is refused",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    await payWith(page, cards.confirmed);
    await button(page, "Cancel").click();
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

for (const script of [true, false])
  payment(
    `takes no second payment from who goes back after paying${script ? "" : " without script"}`,
    visit({ script }, async ({ page }) => {
      await reachPayment(page, script);
      await payWith(page, cards.good);
      const reference = await confirmedReference(page);
      await page.goBack();
      const again = button(page, "Pay $50 & Submit Application");
      if (await again.isVisible()) await payWith(page, cards.good);
      else await page.goForward();
      assert.is(await confirmedReference(page), reference);
    }),
  );

payment.run();
