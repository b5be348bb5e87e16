import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { pageStates } from "../states/page-states.ts";
import { publicPages } from "../states/public-pages.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { violationsOf } from "./axe.ts";
import { focused } from "./focus.ts";

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

const pages = browserSuite("accessibility of pages");
const states = browserSuite("accessibility of states");
const keyboard = browserSuite("keyboard");

/** Colours are all that a dark page has of its own. */
async function darkContrasts(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await violationsOf(page, "color-contrast");
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** The smallest width that WCAG asks for: 1280 px at 400 %. */
async function sidewaysScroll(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function faultsOf(page: Page): Promise<Record<string, string[] | number>> {
  const light = await violationsOf(page);
  const dark = await darkContrasts(page);
  return { light, dark, sideways: await sidewaysScroll(page) };
}

const none = { light: [], dark: [], sideways: 0 };

for (const { name, path, status } of publicPages)
  pages(
    name,
    visit({ ...narrow, ...(status && { expected: /status of 404/ }) }, async ({ page, site }) => {
      await page.goto(path(site));
      assert.equal(await faultsOf(page), none);
      await page.setViewportSize(wide);
      assert.equal(await violationsOf(page), [], "at 1280 px");
    }),
  );

for (const { name, reach, expected } of pageStates)
  states(
    name,
    visit({ ...narrow, ...(expected && { expected }) }, async ({ page, site }) => {
      await reach(page, site);
      assert.equal(await faultsOf(page), none);
    }),
  );

const tabs = 40;

for (const name of ["home", "jobs", "job", "apply"])
  for (const size of [narrow, wide])
    keyboard(
      `shows where it is on ${name} at ${size.width} px`,
      visit(size, async ({ page, site }) => {
        await page.goto(publicPages.find((candidate) => candidate.name === name)!.path(site));
        const hidden: string[] = [];
        for (let pressed = 0; pressed < tabs; pressed += 1) {
          await page.keyboard.press("Tab");
          const { what, shows } = await focused(page);
          if (what.startsWith("body")) break;
          if (!shows) hidden.push(what);
        }
        assert.equal(hidden, []);
      }),
    );

pages.run();
states.run();
keyboard.run();
