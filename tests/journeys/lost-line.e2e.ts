import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import {
  acceptTerms,
  aResume,
  button,
  cards,
  confirmedReference,
  document as documentField,
  goOn,
  main,
  payWith,
  resumeAt,
  wake,
} from "../support/candidate.ts";

const line = browserSuite("a slow or lost line");

line(
  "takes back that a document still uploads when its upload ends",
  visit({}, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route("**/uploads/*", async (route) => {
      await held;
      await route.continue();
    });
    const field = documentField(page, "Resume/CV");
    await field.getByLabel("Choose a file").setInputFiles(aResume);
    await field.getByText("Uploading resume.pdf").first().waitFor();
    await goOn(page);
    const summary = page.locator(".error-summary");
    await summary.getByText("Resume/CV is still uploading").waitFor();
    letGo();
    await field.getByText("Uploaded", { exact: true }).waitFor();
    assert.is(await summary.getByText("Resume").count(), 0);
    assert.ok(await summary.getByText("Passport copy is required").isVisible());
  }),
);

line(
  "says why a paid application was not sent, and sends it again",
  visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
    await resumeAt(page, 4);
    await wake(page);
    await acceptTerms(page);
    await page.route("**/api/applications", (route) => route.abort());
    await payWith(page, cards.good);
    await main(page).getByText("You do not need to pay again.").waitFor();
    await main(page).getByText("Your browser cannot reach the site right now.").waitFor();
    await page.unroute("**/api/applications");
    await button(page, "Send the application again").click();
    await confirmedReference(page);
  }),
);

line(
  "brings the list before back when the answer never comes",
  visit({}, async ({ page }) => {
    await page.clock.install();
    await page.goto("/jobs");
    const search = page.getByPlaceholder("Search jobs or companies...");
    await search.focus();
    await page.locator("is-land[hydrated]").waitFor();
    const count = page.locator("#count");
    const all = await count.innerText();
    await page.route("**/jobs?search=chef", () => {});
    await search.fill("chef");
    await page.clock.runFor(1_000);
    await page.locator("#results[aria-busy]").waitFor();
    await page.clock.runFor(20_000);
    await page.getByRole("alert").getByText("Your browser cannot reach the site right now.").waitFor();
    assert.is(await count.innerText(), all);
  }),
);

line.run();
