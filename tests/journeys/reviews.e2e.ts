import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { unique } from "../support/fixtures.ts";

const reviews = browserSuite("reviews");

const toggle = (page: Page, name = "Share Your Experience") => page.getByRole("button", { name });
const submit = (page: Page) => page.getByRole("button", { name: "Submit Review" }).click();
const first = (page: Page) => page.locator("#results li h2").first().innerText();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const explanation = (page: Page) => page.locator("#about-verified");

async function write(page: Page, candidateName: string) {
  await field(page, "Name").fill(candidateName);
  await field(page, "Country").selectOption("Norway");
  await field(page, "Job Obtained").fill("Deck fitter");
  await page.getByRole("radio", { name: "4" }).check();
  await field(page, "Your Review").fill("Written in a browser,\nin two lines.");
}

reviews(
  "show a new one at once, and an empty form the next time",
  visit({}, async ({ page }) => {
    const candidateName = unique("Maria");
    await page.goto("/reviews");
    await toggle(page).click();
    await write(page, candidateName);
    await submit(page);
    await page.locator(".toast", { hasText: "Review Submitted!" }).waitFor();
    await page.locator("#results h2", { hasText: candidateName }).waitFor();
    assert.is(await first(page), candidateName);
    await toggle(page).click();
    assert.is(await field(page, "Name").inputValue(), "");
    assert.ok(await page.getByRole("radio", { name: "5" }).isChecked());
  }),
);

reviews(
  "show six placeholders while they are read again",
  visit({}, async ({ page }) => {
    await page.goto("/reviews");
    await toggle(page).click();
    await write(page, unique("Maria"));
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/reviews", async (route) => {
      if (!route.request().url().includes("/api/")) await held;
      await route.continue();
    });
    await submit(page);
    await page.locator("#results[aria-busy=true]").waitFor();
    assert.is(await page.locator("#results .skeleton").count(), 6);
    letGo();
    await page.locator("#results:not([aria-busy])").waitFor();
  }),
);

reviews(
  "keep what was typed and lead to what is wrong",
  visit({}, async ({ page }) => {
    await page.goto("/reviews");
    await toggle(page).click();
    await field(page, "Name").fill("Maria");
    await submit(page);
    const summary = page.locator(".error-summary");
    await summary.waitFor();
    assert.ok(await summary.evaluate((element) => element === document.activeElement));
    assert.match(await page.title(), /^Error: /);
    assert.is(await field(page, "Name").inputValue(), "Maria");
    await summary.getByRole("link", { name: "Please select a country" }).click();
    assert.is(await page.evaluate(() => document.activeElement?.id), "country");
  }),
);

reviews(
  "say what happened when one could not be sent, and keep it",
  visit({ expected: /status of 503|server: 503/ }, async ({ page }) => {
    await page.goto("/reviews");
    await page.route("**/api/reviews", (route) =>
      route.fulfill({ status: 503, json: { message: "The site cannot reach its database right now." } }),
    );
    await toggle(page).click();
    await write(page, "Maria");
    await submit(page);
    const toast = page.locator(".toast-destructive", { hasText: "Failed to submit review" });
    await toast.waitFor();
    assert.match(await toast.innerText(), /cannot reach its database/);
    assert.is(await field(page, "Name").inputValue(), "Maria");
  }),
);

reviews(
  "are written without script too",
  visit({ script: false, expected: /status of 400/ }, async ({ page }) => {
    const candidateName = unique("Maria");
    await page.goto("/reviews");
    await toggle(page).click();
    assert.ok(await toggle(page, "Close Form").isVisible());
    await submit(page);
    await page.locator(".error-summary").waitFor();
    await write(page, candidateName);
    await submit(page);
    await page.getByText("Thank you for sharing your experience").waitFor();
    assert.is(await first(page), candidateName);
  }),
);

/** Only the administrator verifies a review, so the term is put into the page as such a card holds it. */
async function showTerm(page: Page, top = 300) {
  await page.evaluate((y) => {
    const term = document.createElement("button");
    term.textContent = `Verified at ${y}`;
    term.setAttribute("popovertarget", "about-verified");
    Object.assign(term.style, { position: "absolute", top: `${y}px`, left: "100px" });
    document.body.append(term);
  }, top);
  return page.getByRole("button", { name: `Verified at ${top}` });
}

reviews(
  "explain a term under the pointer, until Escape or until it leaves",
  visit({ width: 1280 }, async ({ page }) => {
    await page.goto("/reviews");
    const term = await showTerm(page);
    await term.hover();
    await explanation(page).waitFor();
    await page.keyboard.press("Escape");
    await explanation(page).waitFor({ state: "hidden" });
    await page.mouse.move(5, 700);
    await term.hover();
    await explanation(page).waitFor();
    await page.mouse.move(5, 700);
    await explanation(page).waitFor({ state: "hidden" });
  }),
);

reviews(
  "explain a term that gets the focus by keyboard, and by a tap without script's help",
  visit({}, async ({ page }) => {
    await page.goto("/reviews");
    await showTerm(page);
    await page.getByRole("link", { name: "API for developers" }).focus();
    await page.keyboard.press("Tab");
    await explanation(page).waitFor();
    await page.keyboard.press("Escape");
    await explanation(page).waitFor({ state: "hidden" });
    await page.keyboard.press("Enter");
    await explanation(page).waitFor();
  }),
);

reviews.run();
