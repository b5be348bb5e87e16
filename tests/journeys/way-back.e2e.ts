import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { goOn, resumeAt, stepHeading, wake } from "../support/candidate.ts";

const back = browserSuite("the way back from a job");

back(
  "leads to the list with the filters that led here",
  visit({}, async ({ page }) => {
    await page.goto("/jobs?country=norway");
    await page.locator(".job a").first().click();
    await page.getByRole("link", { name: "Back to Jobs" }).click();
    await page.waitForURL("**/jobs?country=norway");
    assert.match(await page.locator("#count").innerText(), /^\d+ positions/);
  }),
);

back(
  "has the name of the list that led here, also where the browser swapped the list",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    const search = page.getByPlaceholder("Search jobs or companies...");
    await search.fill("cook");
    await search.press("Enter");
    await page.waitForURL("**/jobs?search=cook");
    await page.locator("#results:not([aria-busy]) [data-list*=cook]").waitFor();
    await page.locator(".job a").first().click();
    const way = page.getByRole("navigation", { name: "Where you are" }).getByRole("link", { name: "‹" });
    assert.match(await way.innerText(), /^‹ \d+ (sample )?cook jobs/);
    await way.click();
    await page.waitForURL("**/jobs?search=cook");
  }),
);

back(
  "leads to the list of all jobs for somebody who came from elsewhere",
  visit({}, async ({ page }) => {
    await page.goto("/jobs?country=norway");
    const job = await page.locator(".job a").first().getAttribute("href");
    await page.goto(String(job));
    await page.getByRole("link", { name: "Back to Jobs" }).click();
    await page.waitForURL("**/jobs");
  }),
);

back(
  "leads to the list that led here where the browser forbids storage",
  visit({}, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("The browser forbids storage", "SecurityError");
          },
        });
    });
    await page.goto("/jobs?country=norway");
    await page.locator(".job a").first().click();
    await page.getByRole("link", { name: "Back to Jobs" }).click();
    await page.waitForURL("**/jobs?country=norway");
  }),
);

back(
  "shows each list that the browser swapped before, also when it has to load the last one again",
  visit({}, async ({ page }) => {
    await page.goto("/jobs");
    const count = page.locator("#count");
    const all = await count.innerText();
    const search = page.getByPlaceholder("Search jobs or companies...");
    await search.fill("cook");
    await search.press("Enter");
    await page.locator("#results:not([aria-busy]) [data-list*=cook]").waitFor();
    await page.goto("/reviews");
    await page.goBack();
    assert.is.not(await count.innerText(), all);
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    await page.goBack();
    await count.getByText(all).waitFor();
    assert.is(await search.inputValue(), "");
  }),
);

back(
  "shows each step of the wizard, also when the browser has to load the last one again",
  visit({}, async ({ page }) => {
    await resumeAt(page, 2);
    await wake(page);
    await goOn(page);
    await stepHeading(page, "Document Upload").waitFor();
    await page.goto("/jobs");
    await page.goBack();
    await stepHeading(page, "Document Upload").waitFor();
    await page.locator("is-land[hydrated]").waitFor({ state: "attached" });
    await page.goBack();
    await stepHeading(page, "Professional Details").waitFor();
    assert.match(page.url(), /step=2/);
  }),
);

back.run();
