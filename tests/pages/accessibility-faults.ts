import type { Page } from "playwright";
import { violationsOf } from "./axe.ts";

export const narrow = { width: 360, height: 740 };

/** Colours are all that a dark page has of its own. */
async function darkContrasts(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await violationsOf(page, "color-contrast");
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Measures at the smallest width that WCAG asks for, 1280 px at 400 %, with the widest letters in each reference. */
async function sidewaysScroll(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(() => {
    for (const reference of document.querySelectorAll(".whole, .reference"))
      reference.textContent = "WWWW-WWWW-WWWW";
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
}

/** Lists the faults of a page in both colour schemes and at the smallest width. */
export async function faultsOf(page: Page): Promise<Record<string, string[] | number>> {
  const light = await violationsOf(page);
  const dark = await darkContrasts(page);
  return { light, dark, sideways: await sidewaysScroll(page) };
}

export const none = { light: [], dark: [], sideways: 0 };
