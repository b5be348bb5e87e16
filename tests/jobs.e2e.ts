import type { Page, Route } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "./browser.ts";
import { main } from "./candidate.ts";

const jobs = browserSuite("the list of vacancies");

const search = (page: Page) => main(page).getByLabel("Search", { exact: true });
const results = (page: Page) => main(page).getByRole("region", { name: "Vacancies" });
const titles = (page: Page) => results(page).getByRole("listitem").getByRole("heading");
const count = async (page: Page) => (await main(page).getByRole("status").textContent()) ?? "";

/** Opens a list and marks its document: a mark that is still there says that no other page was loaded. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { mark: true }));
}

const isSamePage = (page: Page) => page.evaluate(() => "mark" in window);

/** Holds back the answers to addresses with this text until they are let go. */
async function hold(page: Page, text: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route(
    (url) => url.search.includes(text),
    (route) => {
      held.push(route);
    },
  );
  return async () => {
    // What the page has given up needs no answer.
    for (const route of held) await route.continue().catch(() => {});
  };
}

jobs(
  "swaps the results while words are typed, in the same page",
  visit({}, async ({ page }) => {
    await open(page, "/jobs");
    const all = await count(page);
    await search(page).pressSequentially("weld");
    await page.waitForURL("**/jobs?search=weld");
    await page.waitForFunction((before) => document.getElementById("count")?.textContent !== before, all);
    assert.match((await titles(page).first().textContent()) ?? "", /weld/i);
    assert.match(await count(page), /^\d+ positions? across 24 countries$/);
    assert.ok(await isSamePage(page));
  }),
);

jobs(
  "swaps the results when something is chosen, and Back brings them back",
  visit({}, async ({ page }) => {
    await open(page, "/jobs");
    const all = await count(page);
    await main(page).getByLabel("Country", { exact: true }).selectOption("Norway");
    await page.waitForURL("**/jobs?country=Norway");
    await results(page).getByText("Norway").first().waitFor();
    await main(page).getByLabel("Sector").selectOption({ label: "Mining" });
    await page.waitForURL("**/jobs?country=Norway&sector=mining");

    await page.goBack();
    await page.waitForURL("**/jobs?country=Norway");
    await page.goBack();
    await page.waitForURL("**/jobs");
    await page.waitForFunction((text) => document.getElementById("count")?.textContent === text, all);
    assert.is(await main(page).getByLabel("Country", { exact: true }).inputValue(), "");
    assert.ok(await isSamePage(page));
  }),
);

jobs(
  "removes one filter by its chip and keeps the others",
  visit({}, async ({ page }) => {
    await open(page, "/jobs?country=Norway&sector=mining");
    await main(page).getByRole("link", { name: "Remove filter: Norway" }).click();
    await page.waitForURL("**/jobs?sector=mining");
    await main(page).getByRole("link", { name: "Remove filter: Norway" }).waitFor({ state: "detached" });
    assert.is(await main(page).getByLabel("Country", { exact: true }).inputValue(), "");
    assert.is(await main(page).getByLabel("Sector").inputValue(), "mining");
  }),
);

jobs(
  "shows six placeholders meanwhile, and drops the answer to an outdated question",
  visit({}, async ({ page }) => {
    await open(page, "/jobs");
    const letGo = await hold(page, "welder");
    await search(page).fill("welder");
    await results(page).locator(".skeleton").nth(5).waitFor();
    await search(page).fill("chef");
    await titles(page).first().waitFor();
    await letGo();
    await page.waitForURL("**/jobs?search=chef");
    const shown = (await titles(page).allTextContents()).join("\n");
    assert.match(shown, /chef/i);
    assert.not.match(shown, /welder/i);
  }),
);

jobs(
  "announces the count of what was found",
  visit({}, async ({ page }) => {
    await open(page, "/jobs");
    const region = await main(page).getByRole("status").elementHandle();
    await search(page).fill("zeppelin");
    await results(page).getByText("No jobs found matching your criteria.").waitFor();
    assert.is(await region?.textContent(), "0 positions across 24 countries");
    assert.ok(await region?.evaluate((element) => element.isConnected), "the same live region");
  }),
);

jobs(
  "works as a plain form without script",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/jobs");
    await search(page).fill("welder");
    await main(page).getByLabel("Country", { exact: true }).selectOption("Norway");
    await main(page).getByRole("button", { name: "Search jobs" }).click();
    await page.waitForURL(/\/jobs\?search=welder&country=Norway/);
    assert.match((await titles(page).first().textContent()) ?? "", /weld/i);
    await main(page).getByRole("link", { name: "Remove filter: Norway" }).click();
    await page.waitForURL("**/jobs?search=welder");
  }),
);

jobs(
  "leads to the next page and back without script",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/jobs");
    const first = await titles(page).first().textContent();
    await main(page).getByRole("link", { name: "Next" }).click();
    await page.waitForURL("**/jobs?page=2");
    assert.is.not(await titles(page).first().textContent(), first);
    await main(page).getByRole("link", { name: "Previous" }).click();
    await page.waitForURL("**/jobs");
  }),
);

jobs.run();
