import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { choice, choose, count, search, shown } from "./filter-steps.ts";

const filters = browserSuite("filters of the job list without a connection");

const lost = { expected: /ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED)/ };
const said = (page: Page) =>
  page.getByRole("alert").getByText("Your browser cannot reach the site right now.");

async function wake(page: Page): Promise<void> {
  await search(page).focus();
  await page.locator("is-land[hydrated]").waitFor();
}

for (const [how, lose] of [
  ["the browser knows it", (page: Page) => page.context().setOffline(true)],
  [
    "only the request finds out",
    (page: Page) => page.route("**/jobs?*", (route) => route.abort("connectionfailed")),
  ],
] as const)
  filters(
    `go back to what the list shows, and say so, when ${how}`,
    visit(lost, async ({ page }) => {
      await page.goto("/jobs?country=norway");
      const [all, before] = [await count(page), await page.locator("#results .job h2").allInnerTexts()];
      await wake(page);
      await lose(page);
      await choose(page, "Sector", "Offshore Rigs");
      await said(page).waitFor();
      assert.ok(page.url().endsWith("/jobs?country=norway"));
      assert.is(await choice(page, "Sector").inputValue(), "");
      assert.is(await choice(page, "Country").inputValue(), "Norway");
      assert.is(await page.getByRole("link", { name: "Remove filter: Offshore Rigs" }).count(), 0);
      assert.equal(await page.locator("#results .job h2").allInnerTexts(), before);
      assert.is(await count(page), all);

      await page.context().setOffline(false);
      await page.unrouteAll();
      await choose(page, "Sector", "Offshore Rigs");
      await page.waitForURL("**sector=offshore-rigs");
      await shown(page);
      assert.ok(await said(page).isHidden());
      await page.goBack();
      await shown(page);
      assert.ok(page.url().endsWith("/jobs?country=norway"));
      assert.is(await choice(page, "Sector").inputValue(), "");
    }),
  );

filters(
  "keep what is typed while the list fails to come",
  visit(lost, async ({ page }) => {
    await page.clock.install();
    await page.goto("/jobs");
    await wake(page);
    let lose = () => {};
    await page.route("**/jobs?search=wel", (route) => {
      lose = () => void route.abort("connectionfailed");
    });
    const asked = page.waitForRequest("**/jobs?search=wel");
    await search(page).pressSequentially("wel");
    await page.clock.runFor(1_000);
    await asked;
    await search(page).pressSequentially("der");
    lose();
    await said(page).waitFor();
    assert.is(await search(page).inputValue(), "welder");
    await page.clock.runFor(1_000);
    await page.waitForURL("**/jobs?search=welder");
    await shown(page);
  }),
);

filters(
  "bring the words back that a chip could not remove",
  visit({ ...lost, width: 1280 }, async ({ page }) => {
    await page.goto("/jobs");
    await wake(page);
    await search(page).fill("chef");
    await page.waitForURL("**/jobs?search=chef");
    await shown(page);
    await page.context().setOffline(true);
    await page.getByRole("link", { name: "Remove filter: “chef”" }).click();
    await said(page).waitFor();
    assert.is(await search(page).inputValue(), "chef");
  }),
);

filters(
  "stay where they are when the list before cannot come, and lose no step of the way back",
  visit(lost, async ({ page }) => {
    await page.goto("/jobs?country=norway");
    await wake(page);
    await choose(page, "Sector", "Offshore Rigs");
    await page.waitForURL("**sector=offshore-rigs");
    await shown(page);
    await page.context().setOffline(true);
    await page.goBack();
    await said(page).waitFor();
    await page.waitForURL("**sector=offshore-rigs");
    assert.is(await choice(page, "Sector").inputValue(), "offshore-rigs");
    assert.is(await choice(page, "Country").inputValue(), "Norway");

    await page.context().setOffline(false);
    await page.goBack();
    await page.waitForURL("**/jobs?country=norway");
    await shown(page);
    assert.is(await choice(page, "Sector").inputValue(), "");
    await page.goForward();
    await page.waitForURL("**sector=offshore-rigs");
    await shown(page);
    assert.is(await choice(page, "Sector").inputValue(), "offshore-rigs");
  }),
);

filters.run();
