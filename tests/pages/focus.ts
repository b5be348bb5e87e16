import type { Locator, Page } from "playwright";
import * as assert from "uvu/assert";

/** Names the focused element and tells whether its focus shows, as an outline inside the window. */
export function focused(page: Page): Promise<{ what: string; shows: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // Then the focus is on the calendar's button inside, where the browser draws a ring of its own.
    const isInside = element.matches("input[type=date]:not(:focus-visible)");
    const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    const text = element.textContent?.trim().slice(0, 40) || element.getAttribute("name");
    const shows = isInWindow && (isOutlined || isInside);
    return { what: `${element.tagName.toLowerCase()} ${text}`, shows };
  });
}

const patience = 80;

/** Presses the key until the focus is there; at every stop on the way it must show. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  const passed: string[] = [];
  while (passed.length < patience) {
    await page.keyboard.press(key);
    const { what, shows } = await focused(page);
    assert.ok(shows || what.startsWith("body"), `the focus does not show on ${what}`);
    passed.push(what);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the focus never came to ${target}, but to\n    ${passed.join("\n    ")}`);
}
