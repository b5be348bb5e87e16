import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { aResume, handIn, resumeAt, wake } from "../support/candidate.ts";

const toast = browserSuite("toasts");

const region = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const shown = (page: Page) => region(page).getByText("Resume/CV uploaded successfully");

async function showOne(page: Page): Promise<void> {
  await page.clock.install();
  await resumeAt(page, 3);
  await wake(page);
  await handIn(page, "Resume/CV", aResume);
  await page.clock.runFor(100);
  await shown(page).waitFor();
}

const gone = (page: Page) => shown(page).waitFor({ state: "detached" });

toast(
  "is announced in a region that was there before",
  visit({}, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    assert.is(await region(page).textContent(), "");
    await handIn(page, "Resume/CV", aResume);
    await shown(page).waitFor();
    assert.is(await region(page).getAttribute("aria-live"), "polite");
  }),
);

toast(
  "closes by its button",
  visit({}, async ({ page }) => {
    await showOne(page);
    await region(page).getByRole("button", { name: "Close" }).click();
    await gone(page);
  }),
);

toast(
  "closes by Escape",
  visit({}, async ({ page }) => {
    await showOne(page);
    await page.keyboard.press("Escape");
    await gone(page);
  }),
);

toast(
  "is reached by F8",
  visit({}, async ({ page }) => {
    await showOne(page);
    await page.keyboard.press("F8");
    const close = region(page).getByRole("button", { name: "Close" });
    assert.ok(await close.evaluate((element) => element === document.activeElement));
  }),
);

toast(
  "goes after five seconds, but not while the pointer rests on it",
  visit({ width: 1280 }, async ({ page }) => {
    await showOne(page);
    await shown(page).hover();
    await page.clock.runFor(20_000);
    assert.ok(await shown(page).isVisible());
    await page.mouse.move(5, 5);
    await page.clock.runFor(5_000);
    await gone(page);
  }),
);

toast(
  "goes by a swipe to the right",
  visit({}, async ({ page }) => {
    await showOne(page);
    const box = (await shown(page).boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(box.x + 70, box.y + 5, { steps: 4 });
    await page.mouse.up();
    await gone(page);
  }),
);

toast.run();
