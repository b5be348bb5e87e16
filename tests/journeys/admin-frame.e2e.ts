import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { violationsOf } from "../pages/axe.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { sitePassword } from "../support/built-site.ts";
import { linkTo } from "../support/link-to.ts";

const frame = browserSuite("the administrator's pages");

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

async function logIn(page: Page): Promise<void> {
  await page.goto(linkTo(routes.adminLogin));
  await page.locator('is-land[name="AdminLogin"][hydrated]').waitFor({ state: "attached" });
  await main(page).getByLabel("Password").fill(sitePassword);
  await button(page, "Login").click();
  await page.waitForURL(`**${linkTo(routes.adminApplications)}`);
}

frame(
  "say that the administrator may still be logged in when the line fails",
  visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
    await logIn(page);
    await page.locator('is-land[name="AdminLogout"][hydrated]').waitFor({ state: "attached" });
    await page.route("**/api/admin/logout", (route) => route.abort());
    await button(page, "Logout").click();
    const toasts = page.locator("#toasts");
    await toasts.getByText("You may still be logged in").waitFor();
    await toasts.getByText("Your browser cannot reach the site right now. Please try again.").waitFor();
  }),
);

for (const width of [360, 1280])
  frame(
    `have their tabs stand still at ${width} px, whichever is the current one`,
    visit({ width }, async ({ page }) => {
      await logIn(page);
      const nav = page.getByRole("navigation", { name: "Admin" });
      const tabs = nav.getByRole("link");
      const menu = nav.getByText("Menu");
      const places = async () => {
        if (await menu.isVisible()) await menu.click();
        return tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().toJSON()));
      };
      const before = await places();
      for (const name of ["Payments", "Seed Database", "Employers"]) {
        await tabs.getByText(name, { exact: true }).click();
        await page.locator(`[aria-current]:text-is("${name}")`).waitFor({ state: "attached" });
        assert.equal(await places(), before, name);
      }
    }),
  );

frame(
  "bring who types another word for the removal to what is wrong",
  visit({ expected: /status of 400/ }, async ({ page }) => {
    await logIn(page);
    await page.goto(linkTo(routes.adminSeed));
    await main(page).getByLabel("Type REMOVE to confirm").fill("remove");
    await button(page, "Remove sample data").click();
    const summary = main(page).getByRole("alert");
    await summary.getByRole("link", { name: "Type REMOVE in capital letters." }).waitFor();
    assert.ok(await summary.evaluate((box) => box === document.activeElement));
    assert.equal(await violationsOf(page), []);
  }),
);

frame.run();
