import * as assert from "uvu/assert";
import { browserSuite, visit } from "./browser.ts";
import { acceptTerms, button, cards, confirmedReference, main, payWith, resumeAt } from "./candidate.ts";

const payment = browserSuite("paying");

payment(
  "says that a card was declined and takes the next one",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    await acceptTerms(page);
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
    await resumeAt(page, 4);
    await acceptTerms(page);
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
      await resumeAt(page, 4);
      await acceptTerms(page);
      await payWith(page, cards.confirmed);
      await main(page).getByRole("heading", { name: "Confirm this payment" }).waitFor();
      await button(page, "Confirm payment").click();
      await confirmedReference(page);
    }),
  );

payment(
  "leads back to the card when the confirmation is refused",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    await acceptTerms(page);
    await payWith(page, cards.confirmed);
    await button(page, "Cancel").click();
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

payment(
  "shows the confirmation again to who goes back after paying, and takes no second payment",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    await acceptTerms(page);
    await payWith(page, cards.good);
    await confirmedReference(page);
    await page.goBack();
    assert.is(await button(page, "Pay $50 & Submit Application").count(), 0);
  }),
);

payment.run();
