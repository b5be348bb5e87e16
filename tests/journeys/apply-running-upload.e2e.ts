import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { aResume, button, goOn, handIn, main, stepHeading } from "../support/candidate.ts";
import { beginUpload } from "./apply-steps.ts";

const uploading = browserSuite("an upload that still runs");

uploading(
  "shows an upload that runs to the candidate who comes back to it, and takes another file instead",
  visit({}, async ({ page }) => {
    const { field } = await beginUpload(page);
    await button(page, "Back").click();
    await stepHeading(page, "Professional Details").waitFor();
    await goOn(page);
    await stepHeading(page, "Document Upload").waitFor();
    await field.getByText("Uploading resume.pdf").first().waitFor();
    await goOn(page);
    await main(page).locator(".error-summary").getByText("Resume/CV is still uploading").waitFor();
    const given = page.waitForEvent("requestfailed", (request) => request.url().includes("/uploads/"));
    await field.getByRole("button", { name: "Cancel" }).click();
    await given;
    await page.unroute("**/uploads/*");
    await handIn(page, "Resume/CV", { ...aResume, name: "newer.pdf" });
    assert.ok(await field.getByText("newer.pdf").isVisible());
  }),
);

uploading(
  "keeps the candidate on the page while a file is on its way",
  visit({}, async ({ page }) => {
    const { field, held } = await beginUpload(page);
    const summary = main(page).locator(".error-summary");
    await button(page, "Choose a job").click();
    await summary.getByText("Resume/CV is still uploading").waitFor();
    await button(page, "Back").click();
    await stepHeading(page, "Professional Details").waitFor();
    await button(page, "Continue on another device").click();
    await stepHeading(page, "Document Upload").waitFor();
    await summary.getByText("Resume/CV is still uploading").waitFor();
    await held[0]!.continue();
    await field.getByText("Uploaded", { exact: true }).waitFor();
    await button(page, "Choose a job").click();
    await page.waitForURL("**/jobs");
  }),
);

uploading.run();
