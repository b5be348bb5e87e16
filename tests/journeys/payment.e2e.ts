import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  acceptTerms,
  button,
  cards,
  confirmedReference,
  main,
  payWith,
  resumeAt,
  stepHeading,
  wake,
} from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { covers } from "../support/overlap.ts";
import { until } from "../support/until.ts";
import { reachPayment } from "./apply-steps.ts";

const payment = browserSuite("paying");

payment(
  "tells with a toast, on the page it leads to, that the application was submitted",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    await payWith(page, cards.good);
    await confirmedReference(page);
    await page.locator("#toasts").getByText("Application Submitted!").waitFor();
  }),
);

const words = "h1, .reference, [data-shown-once], main section :is(p, li)";
// A narrow page has no other place for a toast than its chart.
const uncovered = { 360: words, 768: words, 1280: `${words}, .course, .course circle, .beside` };

for (const [width, places] of Object.entries(uncovered))
  payment(
    `covers nothing that is shown once and no words with the toast at ${width} pixels`,
    visit({ width: Number(width) }, async ({ page }) => {
      await reachPayment(page, true);
      await payWith(page, cards.good);
      await confirmedReference(page);
      const toast = page.locator(".toast");
      await toast.waitFor();
      const covered = toast.evaluate((element, selector) => {
        const { top, bottom, left } = element.getBoundingClientRect();
        return [...document.querySelectorAll(selector)].filter((place) => {
          const box = place.getBoundingClientRect();
          return box.bottom > top && box.top < bottom && box.right > left;
        }).length;
      }, places);
      assert.is(await covered, 0);
    }),
  );

payment(
  "copies the link that is shown once, and says so when the browser refuses",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    await payWith(page, cards.good);
    await confirmedReference(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const result = main(page).locator("[data-copies] + [role=status]");
    await button(page, "Copy the link").click();
    await result.getByText("Link copied").waitFor();
    const link = main(page).getByRole("link", { name: "Open your application", exact: true });
    const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
    assert.is(await page.evaluate(() => navigator.clipboard.readText()), address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
    });
    await button(page, "Copy the link").click();
    await result.getByText("Your browser did not copy the link.").waitFor();
  }),
);

payment(
  "says that a card was declined and takes the next one",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    await payWith(page, cards.declined);
    await page.locator("#toasts").getByText("Payment Failed").waitFor();
    await main(page).locator(".error-msg", { hasText: "Your card was declined." }).waitFor();
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

for (const width of [360, 768, 1280])
  payment(
    `draws a decline as the error of the card's field, which no toast covers, at ${width} pixels`,
    visit({ width, height: 800 }, async ({ page }) => {
      await reachPayment(page, true);
      await payWith(page, cards.declined);
      const summary = main(page).getByRole("alert");
      await summary.getByRole("heading", { name: "Payment Failed" }).waitFor();
      assert.ok(await summary.evaluate((box) => box === document.activeElement), "the summary has the focus");
      const card = main(page).getByLabel("Card number");
      assert.is(await card.getAttribute("aria-invalid"), "true");
      assert.match((await card.getAttribute("aria-describedby")) ?? "", "cardNumber-error");
      const field = main(page).locator(".field.has-error");
      const toast = page.locator(".toast");
      await toast.waitFor();
      assert.not(await covers(toast, field), "the toast covers the field");
      assert.not(await covers(toast, summary), "the toast covers the summary");
      assert.not(await covers(toast, page.getByRole("banner")), "the toast covers the header");
      assert.is(await summary.getByRole("listitem").innerText(), "Your card was declined.");
      await summary.getByRole("link").click();
      await until("the field and the toast are apart", async () => !(await covers(toast, field)));
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

payment(
  "asks for a card number at its field and tells the gateway nothing",
  visit({}, async ({ page }) => {
    await reachPayment(page, true);
    let told = 0;
    page.on("request", (request) => {
      if (request.url().includes("/test-payments/")) told += 1;
    });
    await payWith(page, " ");
    await main(page).getByText("Enter a card number").waitFor();
    const card = main(page).getByLabel("Card number");
    assert.ok(await card.evaluate((field) => field === document.activeElement), "the field has the focus");
    assert.is(await card.getAttribute("aria-invalid"), "true");
    assert.match((await card.getAttribute("aria-describedby")) ?? "", "cardNumber-error");
    assert.is(await page.locator(".toast").count(), 0);
    assert.is(told, 0);
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

payment(
  "says what is known when the line fails at the payment, and charges once",
  visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
    await reachPayment(page, true);
    await page.route("**/api/test-payments/confirm", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await payWith(page, cards.good);
    await main(page).getByRole("heading", { name: "An error occurred during payment" }).waitFor();
    await main(page).getByText("you are never charged twice").waitFor();
    await page.unroute("**/api/test-payments/confirm");
    await button(page, "Pay $50 & Submit Application").click();
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
    visit({ script, expected: /ERR_CACHE_MISS|status of 409/ }, async ({ page }) => {
      await reachPayment(page, script);
      await payWith(page, cards.good);
      const reference = await confirmedReference(page);
      // A page that a form posted to comes back by sending the form again.
      await page.goBack().catch(async () => {
        await page.waitForURL(/^chrome-error:/, { waitUntil: "commit" });
        // Chromium refuses to reload while it is still replacing the page by its error page.
        await until("the page is sent again", () => page.reload().then(Boolean, () => false));
      });
      const again = button(page, "Pay $50 & Submit Application");
      if (await again.isVisible()) await payWith(page, cards.good);
      else await page.goForward();
      assert.is(await confirmedReference(page), reference);
    }),
  );

for (const jobId of [undefined, "of the site"])
  payment(
    `takes no second payment in another tab of what was sent, ${jobId ? "for a vacancy" : "without one"}`,
    visit({ expected: /status of 409/ }, async ({ page, site }) => {
      const address = linkTo(routes.apply, { ...(jobId && { job: site.openJobId }), step: 4 });
      await resumeAt(page, 4, { ...anApplication, email: `${jobId ? "vacancy" : "general"}@example.com` });
      const tab = await page.context().newPage();
      for (const each of [page, tab]) {
        await each.goto(address);
        await wake(each);
      }
      await acceptTerms(page);
      await payWith(page, cards.good);
      const reference = await confirmedReference(page);

      const asked: string[] = [];
      tab.on("request", (request) => {
        if (request.url().endsWith("/create-payment-intent")) asked.push(request.url());
      });
      await main(tab).getByLabel("I have read and accept the terms and conditions").check();
      await button(tab, "Accept & Proceed to Payment").click();
      const notice = main(tab).getByRole("alert");
      await notice.getByText("This application was sent already").waitFor();
      assert.ok(await notice.evaluate((box) => box === document.activeElement), "the notice has the focus");
      assert.equal(asked, []);
      assert.is(await tab.locator(".toast").count(), 0);
      assert.is(await main(tab).getByText("Failed to initialize payment").count(), 0);
      await main(tab).getByRole("link", { name: "Open the application that you sent" }).click();
      await main(tab).getByText(reference).first().waitFor();

      await tab.goBack();
      await main(tab).getByRole("heading", { level: 1 }).waitFor();
      assert.not(await main(tab).getByLabel("Card number").isVisible());
      await tab.goto(address);
      await stepHeading(tab, "Personal Details").waitFor();
    }),
  );

payment.run();
