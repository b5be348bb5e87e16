import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";

const height = browserSuite("the height of the home page");

height(
  "stays below 5,000 pixels on a phone, with all 14 sections",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(linkTo(routes.home));
    const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`\n  ${pixels} pixels`);
    assert.ok(pixels < 5_000, `${pixels} pixels`);
  }),
);

height.run();
