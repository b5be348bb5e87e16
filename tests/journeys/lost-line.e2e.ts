import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { button, confirmedReference, goOn, main } from "../support/candidate.ts";
import { beginUpload, payAndLoseLastCall, unreachable } from "./apply-steps.ts";

const line = browserSuite("a slow or lost line");

line(
  "takes back that a document still uploads when its upload ends",
  visit({}, async ({ page }) => {
    const { field, held } = await beginUpload(page);
    await goOn(page);
    const summary = page.locator(".error-summary");
    await summary.getByText("Resume/CV is still uploading").waitFor();
    await held[0]!.continue();
    await field.getByText("Uploaded", { exact: true }).waitFor();
    assert.is(await summary.getByText("Resume").count(), 0);
    assert.ok(await summary.getByText("Passport copy is required").isVisible());
  }),
);

line(
  "says why a paid application was not sent, and sends it again",
  visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
    await payAndLoseLastCall(page);
    await main(page).getByText("You do not need to pay again.").waitFor();
    await main(page).getByText(unreachable).waitFor();
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
    await page.getByRole("alert").getByText(unreachable).waitFor();
    assert.is(await count.innerText(), all);
  }),
);

line.run();
