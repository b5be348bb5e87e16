import * as assert from "uvu/assert";
import { publicPages } from "../states/public-pages.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { faultsOf, narrow, none } from "./accessibility-faults.ts";
import { violationsOf } from "./axe.ts";
import { focused } from "./focus.ts";

const wide = { width: 1280, height: 800 };

const pages = browserSuite("accessibility of pages");
const keyboard = browserSuite("keyboard");

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
keyboard.run();
