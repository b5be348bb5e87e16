import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { choice, choose, count, openFilters, search, shown } from "./filter-steps.ts";

const filters = browserSuite("filters of the job list");

const isFocused = (page: Page) => search(page).evaluate((element) => element === document.activeElement);
const searched = (address: URL) => address.searchParams.get("search");

/** Holds the answer to a search until it is let go. */
async function hold(page: Page, word: string) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/jobs?search=${word}`, async (route) => {
    await held;
    // The page may have cancelled the request by then.
    await route.continue().catch(() => {});
  });
  return letGo;
}

filters(
  "follow what is typed, without a button and without losing a letter",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    const all = await count(page);
    await search(page).pressSequentially("chef", { delay: 30 });
    await page.waitForURL("**/jobs?search=chef");
    await shown(page);
    assert.ok((await count(page)) < all);
    assert.is(await search(page).inputValue(), "chef");
    assert.ok(await isFocused(page));
    assert.match(await page.title(), /^“chef” - /);
  }),
);

filters(
  "come back with the browser's own button, a typed word in one step",
  visit({}, async ({ page }) => {
    await page.goto("/jobs?country=norway");
    await search(page).pressSequentially("engin", { delay: 30 });
    await page.waitForURL((address) => searched(address) === "engin");
    await search(page).pressSequentially("eer", { delay: 30 });
    await page.waitForURL((address) => searched(address) === "engineer");
    await choose(page, "Sector", "Offshore Rigs");
    await page.waitForURL("**sector=offshore-rigs");
    await page.goBack();
    assert.is(await choice(page, "Sector").inputValue(), "");
    assert.is(await search(page).inputValue(), "engineer");
    await page.goBack();
    await shown(page);
    assert.is(await search(page).inputValue(), "");
    assert.is(await choice(page, "Country").inputValue(), "Norway");
    assert.ok(page.url().endsWith("/jobs?country=norway"));
  }),
);

filters(
  "by facts open without leaving the page, and come back with the browser's own button",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    await search(page).focus();
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    await openFilters(page);
    await page.getByRole("link", { name: "More filters" }).click();
    assert.ok(page.url().endsWith("/jobs"));
    await choose(page, "Certificate", "GMDSS");
    await page.waitForURL("**/jobs?certificate=gmdss");
    const housing = page.getByLabel("Housing provided", { exact: true });
    await housing.check();
    await page.waitForURL("**/jobs?housing=1&certificate=gmdss");
    await shown(page);
    assert.ok((await count(page)) > 0);
    await page.goBack();
    assert.not(await housing.isChecked());
    await page.goBack();
    await page.goForward();
    assert.is(await choice(page, "Certificate").inputValue(), "gmdss");
    await page.getByRole("link", { name: "Remove filter: GMDSS" }).click();
    await page.waitForURL("**/jobs");
    assert.is(await choice(page, "Certificate").inputValue(), "");
  }),
);

filters(
  "by facts work without script",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/jobs?country=norway");
    await openFilters(page);
    await page.getByRole("link", { name: "More filters" }).click();
    await page.getByLabel("Housing provided", { exact: true }).check();
    await page.getByRole("button", { name: /^Show [\d,]+ jobs$/ }).click();
    const { searchParams } = new URL(page.url());
    assert.equal([searchParams.get("housing"), searchParams.get("country")], ["1", "Norway"]);
    assert.ok(await page.getByLabel("Housing provided", { exact: true }).isChecked());
    assert.ok((await count(page)) > 0);
  }),
);

filters(
  "show six placeholders meanwhile and forget an answer that comes too late",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    const letGo = await hold(page, "w");
    const givenUp = page.waitForEvent("requestfailed", (request) => request.url().endsWith("?search=w"));
    await search(page).fill("w");
    await page.locator("#results[aria-busy=true]").waitFor();
    assert.is(await page.locator("#results .skeleton").count(), 6);
    await search(page).fill("chef");
    await page.waitForURL("**/jobs?search=chef");
    await shown(page);
    const chefs = await count(page);
    letGo();
    await givenUp;
    assert.is(await count(page), chefs);
    assert.is(await search(page).inputValue(), "chef");
  }),
);

filters(
  "go one by one by their chips, and the control takes the focus",
  visit({ width: 1280 }, async ({ page }) => {
    await page.goto("/jobs?search=chef&sector=luxury-cruise");
    await search(page).focus();
    await page.locator("is-land[hydrated]").waitFor();
    await page.getByRole("link", { name: "Remove filter: “chef”" }).click();
    await page.waitForURL("**/jobs?sector=luxury-cruise");
    assert.ok(await isFocused(page));
    await page.getByRole("link", { name: "Remove filter: Luxury Cruise" }).click();
    await page.waitForURL("**/jobs");
    assert.is(await choice(page, "Sector").inputValue(), "");
  }),
);

filters(
  "go by their chips and keep what is typed at that moment",
  visit({ width: 1280 }, async ({ page }) => {
    await page.clock.install();
    await page.goto("/jobs?country=norway");
    await search(page).focus();
    await page.locator("is-land[hydrated]").waitFor();
    await search(page).fill("cook");
    await page.getByRole("link", { name: "Remove filter: Norway" }).click();
    await page.waitForURL("**/jobs?search=cook");
    assert.is(await search(page).inputValue(), "cook");
  }),
);

filters(
  "by facts open in another tab for those who hold a key",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    await search(page).focus();
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    await openFilters(page);
    const opened = page.context().waitForEvent("page");
    await page.getByRole("link", { name: "More filters" }).click({ modifiers: ["ControlOrMeta"] });
    await (await opened).waitForURL("**/jobs?more=1");
    assert.is(await choice(page, "Certificate").count(), 0);
  }),
);

filters(
  "keep what was typed and chosen before their script came",
  visit({}, async ({ page }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/assets/JobFilters*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/jobs");
    await search(page).pressSequentially("chef");
    await choose(page, "Country", "Italy");
    letGo();
    await page.waitForURL("**/jobs?search=chef&country=Italy");
    assert.is(await search(page).inputValue(), "chef");
  }),
);

filters(
  "ask the whole page where the list alone does not come",
  visit({ expected: /503/ }, async ({ page }) => {
    await page.route("**/jobs?country=*", (route) =>
      route.request().resourceType() === "fetch" ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto("/jobs");
    await choose(page, "Country", "Finland");
    await page.getByRole("link", { name: "Remove filter: Finland" }).waitFor();
    await page.locator("#results .job:not(.skeleton)").first().waitFor();
    assert.ok(page.url().endsWith("/jobs?country=Finland"));
  }),
);

filters(
  "count the jobs on their button while they stand between it and the list",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/jobs");
    await page.getByRole("button", { name: "Search jobs", exact: true }).waitFor();
    await openFilters(page);
    await page.getByRole("button", { name: /^Show [\d,]+ jobs$/ }).waitFor();
  }),
);

filters(
  "work by their button where script is off",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/jobs");
    const all = await count(page);
    await choose(page, "Experience", "Senior / Professional");
    await page.getByRole("button", { name: `Show ${all.toLocaleString("en-US")} jobs`, exact: true }).click();
    assert.ok((await count(page)) < all);
    await page.getByRole("link", { name: "Remove filter: Senior / Professional" }).click();
    assert.is(await count(page), all);
  }),
);

filters.run();
