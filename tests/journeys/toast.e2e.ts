import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import {
  acceptTerms,
  answer,
  aResume,
  cards,
  confirmedReference,
  handIn,
  main,
  payWith,
  resumeAt,
  wake,
} from "../support/candidate.ts";
import { until } from "../support/until.ts";

const toast = browserSuite("toasts");

const region = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const shown = (page: Page) => region(page).getByText("Resume/CV uploaded successfully");

async function showOne(page: Page, direction = "ltr"): Promise<void> {
  await page.clock.install();
  await resumeAt(page, 3);
  await wake(page);
  await page.evaluate((dir) => Object.assign(document, { dir }), direction);
  await handIn(page, "Resume/CV", aResume);
  await page.clock.runFor(100);
  await shown(page).waitFor();
}

async function resumeAtFirst(page: Page): Promise<void> {
  await resumeAt(page, 1);
  await wake(page);
  await answer(page, 1);
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
    await page.clock.runFor(4_000);
    assert.ok(await shown(page).isVisible());
    await page.clock.runFor(1_000);
    await gone(page);
  }),
);

for (const { direction, side, way } of [
  { direction: "ltr", side: "right", way: 1 },
  { direction: "rtl", side: "left", way: -1 },
])
  toast(
    `goes by a swipe to the ${side}, where the text is ${direction}`,
    visit({}, async ({ page }) => {
      await showOne(page, direction);
      const box = (await shown(page).boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + 5];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + way * 65, y, { steps: 4 });
      await page.mouse.up();
      await gone(page);
    }),
  );

const wordy = "The server takes no more of these today. ".repeat(40) + "x".repeat(400);

toast(
  "has its Close on the screen, however long the text and however many came",
  visit({ width: 320, height: 480, expected: /status of 429/ }, async ({ page }) => {
    let refusals = 0;
    await page.route("**/api/draft", (route) =>
      route.fulfill({ status: 429, json: { message: `Refusal ${++refusals}. ${wordy}` } }),
    );
    await resumeAtFirst(page);
    for (const nth of [1, 2, 3]) {
      await page.locator("#step-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
      await region(page).getByText(`Refusal ${nth}.`).waitFor();
    }
    const close = region(page).getByRole("button", { name: "Close" });
    assert.is(await close.count(), 1);
    const { x, y, width, height } = (await close.boundingBox())!;
    assert.ok(x >= 0 && y >= 0 && x + width <= 320 && y + height <= 480, `${x} ${y} ${width} ${height}`);
    await close.click();
    await region(page).getByText("The server takes no more").waitFor({ state: "detached" });
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320));
  }),
);

for (const height of [480, 568, 640, 740])
  toast(
    `covers no link that is shown once, on a screen of ${height} px`,
    visit({ width: 360, height }, async ({ page }) => {
      await resumeAt(page, 4);
      await wake(page);
      await acceptTerms(page);
      await payWith(page, cards.good);
      await confirmedReference(page);
      const link = main(page).getByRole("link", { name: "Open your application" });
      const told = region(page).getByText("Application Submitted!");
      await told.hover();
      for (const from of ["start", "center", "end"] as const) {
        // The page may still scroll to its heading, and the toast may still move in.
        await until(
          `the link and the toast are apart, from ${from}`,
          async () => {
            await link.evaluate((one, block) => one.scrollIntoView({ block }), from);
            const [box, over] = [await link.boundingBox(), await page.locator(".toast").boundingBox()];
            return box!.y + box!.height <= over!.y || over!.y + over!.height <= box!.y;
          },
          10_000,
        );
      }
    }),
  );

toast.run();
