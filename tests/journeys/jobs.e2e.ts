import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";

const jobs = browserSuite("the list of vacancies");

const results = (page: Page) => main(page).getByRole("region", { name: "Jobs" });
const titles = (page: Page) => results(page).getByRole("listitem").getByRole("heading");
const count = (page: Page) => main(page).getByRole("status");

jobs(
  "announces the count of what was found, and says what to try when that is nothing",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    const region = (await count(page).elementHandle())!;
    assert.match(
      (await region.textContent()) ?? "",
      /^1,1\d\d positions across 24 countries, (most are|all) samples$/,
    );
    await main(page).getByLabel("Search", { exact: true }).fill("zeppelin");
    await results(page)
      .getByText("No jobs found matching your criteria. Try adjusting your filters.")
      .waitFor();
    assert.is(await region.textContent(), "0 positions");
    assert.ok(await region.evaluate((element) => element.isConnected), "it is the same live region");
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

jobs(
  "drops one filter by its chip without script",
  visit({ script: false }, async ({ page }) => {
    await page.goto("/jobs?country=Norway&sector=mining");
    await main(page).getByRole("link", { name: "Remove filter: Norway" }).click();
    await page.waitForURL("**/jobs?sector=mining");
    assert.is(await main(page).getByLabel("Sector").inputValue(), "mining");
  }),
);

jobs.run();
