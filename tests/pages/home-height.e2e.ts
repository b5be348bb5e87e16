import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { linkTo } from "../support/link-to.ts";

const height = browserSuite("the height of the home page");

height(
  "stays below 5,000 pixels on a phone, with all 14 sections",
  visit({ width: 360 }, async ({ page }) => {
    await page.goto(linkTo(routes.home));
    assert.is(await page.locator("main > section").count(), 14);
    const pixels = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`\n  ${pixels} pixels`);
    assert.ok(pixels < 5_000, `${pixels} pixels`);
  }),
);

for (const width of [360, 768, 1280])
  height(
    `lays no part of a section over another at ${width} pixels`,
    visit({ width }, async ({ page }) => {
      await page.goto(linkTo(routes.home));
      const overlaps = await page.evaluate(() => {
        const areas = [...document.querySelectorAll(".band > .wrap")].map((section) =>
          [...section.children].map((part) => ({ part, box: part.getBoundingClientRect() })),
        );
        return areas.flatMap((parts) =>
          parts.flatMap(({ part, box: a }, i) =>
            parts
              .slice(i + 1)
              .filter(
                ({ box: b }) => a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top,
              )
              .map((other) => `${part.textContent} / ${other.part.textContent}`),
          ),
        );
      });
      assert.equal(overlaps, []);
    }),
  );

height.run();
