import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  button,
  cards,
  confirmedReference,
  goOn,
  main,
  payWith,
  resumeAt,
  wake,
} from "../support/candidate.ts";
import { linkTo } from "../support/link-to.ts";

const tapping = browserSuite("tapping Pay twice");

const pay = "Pay $50 & Submit Application";

/** Stripe's script as the page sees it, with a card form that never gets an answer. */
const pretendedStripe = `
  const element = { on: (_, shown) => shown(), mount() {}, destroy() {} };
  const intent = { status: "requires_payment_method" };
  window.Stripe = () => ({
    elements: () => ({ create: () => element }),
    retrievePaymentIntent: async () => ({ paymentIntent: intent }),
    confirmPayment: () => new Promise(() => {}),
    _registerWrapper() {},
  });`;

async function withStripe(page: Page): Promise<void> {
  await page.addInitScript({ content: pretendedStripe });
  await page.route("**/apply?*", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const key = "&quot;stripeKey&quot;:&quot;pk_test_1&quot;,&quot;terms&quot;";
    return route.fulfill({ response, body: html.replaceAll("&quot;terms&quot;", key) });
  });
}

const gateways: [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][] = [
  ["the test gateway", async () => {}, (page) => main(page).getByLabel("Card number").fill(cards.good)],
  ["Stripe", withStripe, async () => {}],
];

for (const [name, prepare, fill] of gateways)
  for (const width of [360, 1280])
    tapping(
      `meets the same button in the same place at ${width} px, with ${name}`,
      visit({ width }, async ({ page }) => {
        await prepare(page);
        await page.route("**/api/test-payments/confirm", () => {});
        await resumeAt(page, 4);
        await page.goto(linkTo(routes.apply, { step: 3 }));
        await wake(page);
        await goOn(page);
        await main(page).getByLabel("I have read and accept the terms and conditions").check();
        await button(page, "Accept & Proceed to Payment").click();
        await fill(page);
        // A trial waits until the card's fields are ready, because the button does nothing before.
        await button(page, pay).click({ trial: true });
        const before = (await button(page, pay).boundingBox())!;
        const discard = main(page).getByText("Delete my answers and start again");
        const discardBefore = await discard.boundingBox();
        await page.mouse.click(before.x + before.width / 2, before.y + before.height / 2);
        const paying = button(page, "Paying...");
        await paying.waitFor();
        assert.equal(await paying.boundingBox(), before);
        assert.equal(await discard.boundingBox(), discardBefore);
        assert.not(await button(page, "Back").isVisible());
        const change = main(page).getByRole("link", { name: "Change Full Name", includeHidden: true });
        assert.ok(await change.evaluate((link) => link.closest("[inert]")), "an answer can be changed");
        await page.evaluate(
          () =>
            new Promise((gone) => {
              addEventListener("popstate", () => setTimeout(gone));
              history.back();
            }),
        );
        assert.ok(await paying.isVisible());
        assert.match(page.url(), /step=4/);
      }),
    );

tapping(
  "keeps the button's place when an earlier card was declined",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    await wake(page);
    await main(page).getByLabel("I have read and accept the terms and conditions").check();
    await button(page, "Accept & Proceed to Payment").click();
    await payWith(page, cards.declined);
    await main(page).locator(".error-msg", { hasText: "Your card was declined." }).waitFor();
    await button(page, "Back").waitFor();
    await main(page).getByLabel("Card number").fill(cards.good);
    let answer = () => {};
    await page.route("**/api/test-payments/confirm", async (route) => {
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
    const offset = () =>
      main(page)
        .locator(".btn-apply")
        .evaluate((one: HTMLElement) => one.offsetTop);
    const before = await offset();
    await button(page, pay).click();
    await button(page, "Paying...").waitFor();
    assert.is(await offset(), before);
    answer();
    await confirmedReference(page);
  }),
);

tapping.run();
