import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { control, goOn, resumeAt, stepHeading } from "../support/candidate.ts";
import { linkTo } from "../support/link-to.ts";
import { until } from "../support/until.ts";

const hydration = browserSuite("a page whose script comes late");

/** Lets the wizard's own code wait until it is let go. */
async function holdWizard(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/ApplyWizard*", async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

hydration(
  "keeps the first click for the script",
  visit({}, async ({ page }) => {
    const letGo = await holdWizard(page);
    await resumeAt(page, 2);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    await goOn(page);
    assert.is(new URL(page.url()).search, new URL(linkTo(routes.apply, { step: 2 }), page.url()).search);
    letGo();
    await stepHeading(page, "Document Upload").waitFor();
    assert.ok(await page.evaluate(() => "mark" in window), "no page was loaded");
  }),
);

hydration(
  "keeps what was typed before the script came",
  visit({}, async ({ page }) => {
    const letGo = await holdWizard(page);
    await page.goto(linkTo(routes.apply));
    await control(page, personalFields.fullName).fill("Maria Santos");
    letGo();
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    assert.is(await control(page, personalFields.fullName).inputValue(), "Maria Santos");
    await page.waitForFunction(() => Object.values(localStorage).join().includes("Maria Santos"));
  }),
);

hydration(
  "works as plain pages when the script never comes",
  visit({ expected: /ERR_FAILED|dynamically imported/ }, async ({ page }) => {
    const lost = page.waitForEvent("requestfailed");
    await page.route("**/assets/ApplyWizard*", (route) => route.abort());
    await resumeAt(page, 2);
    await control(page, professionalFields.experience).fill("Nine years");
    await lost;
    await goOn(page);
    await stepHeading(page, "Document Upload").waitFor();
  }),
);

hydration(
  "asks again for the script at the next touch after it did not come",
  visit({ expected: /ERR_FAILED|dynamically imported/ }, async ({ page }) => {
    const lost = page.waitForEvent("requestfailed");
    await page.route("**/assets/ApplyWizard*", (route) => route.abort());
    await page.goto(linkTo(routes.apply));
    await control(page, personalFields.fullName).fill("Maria");
    await lost;
    await page.unroute("**/assets/ApplyWizard*");
    await control(page, personalFields.email).fill("maria@example.com");
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
  }),
);

hydration(
  "leaves the focus where it is when the server drew the error summary, and moves it there at the next attempt",
  visit({ expected: /status of 400/ }, async ({ page }) => {
    const letGo = await holdWizard(page);
    await resumeAt(page, 1);
    await page.locator("#step-form").evaluate((form: HTMLFormElement) => form.submit());
    const summary = page.locator(".error-summary");
    await summary.waitFor();
    const isFocused = () => summary.evaluate((box) => box === document.activeElement);
    await until("the browser focuses the summary", isFocused);
    const name = control(page, personalFields.fullName);
    await name.focus();
    letGo();
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    await page.keyboard.type("Maria Santos");
    assert.is(await name.inputValue(), "Maria Santos");
    await goOn(page);
    await until("the summary of the next attempt has the focus", isFocused);
  }),
);

hydration.run();
