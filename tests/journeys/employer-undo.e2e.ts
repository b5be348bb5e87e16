import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { violationsOf } from "../pages/axe.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";
import { applicant, inboxAwake, openInbox, press, toast } from "./employer-steps.ts";

const undo = browserSuite("Undo in the employer's inbox");

const status = (page: Page, name: string, text: string) =>
  applicant(page, name).getByText(text, { exact: true }).waitFor();
const buttons = (page: Page) => main(page).getByRole("button", { name: /^Undo/ });

for (const width of [360, 1280])
  undo(
    `takes a quick No back in place, and counts the time down (${width} px)`,
    visit({ width, height: 800 }, async ({ page, site }) => {
      await openInbox(page, site);
      await inboxAwake(page);
      await applicant(page, "Ben").click();
      await press(page, "No");
      await status(page, "Ben", "Rejected");
      await main(page)
        .locator(".applicant-body")
        .getByText(/You can undo this for \d+:\d\d\./)
        .waitFor();
      assert.equal(await violationsOf(page), []);
      await buttons(page).filter({ visible: true }).last().click();
      await toast(page, "Change Undone");
      await status(page, "Ben", "Submitted");
      assert.is(await buttons(page).count(), 0);
      assert.match(await page.evaluate(() => document.activeElement?.id ?? ""), /^maybe-/);
    }),
  );

undo(
  "says a reason in place, and keeps a refused note in its field",
  visit({ width: 1280, height: 800, expected: /400/ }, async ({ page, site }) => {
    await openInbox(page, site);
    await inboxAwake(page);
    await applicant(page, "Ben").click();
    const pane = main(page).locator("details[open] .applicant-body");
    await pane.getByText("Reject with a reason…").click();
    await pane.getByLabel("Reason (optional)").selectOption({ label: "The job is filled" });
    const note = pane.getByLabel("Your words to the candidate (optional)");
    await note.fill("Write to me on WhatsApp.");
    await press(page, "Reject");
    await pane.getByText("Please do not lead candidates to a messenger.").waitFor();
    assert.is(await note.inputValue(), "Write to me on WhatsApp.");
    await note.fill("Thank you for your letter.");
    await press(page, "Reject");
    await status(page, "Ben", "Rejected");
    await pane.getByText("Add or change the reason").waitFor();
  }),
);

undo(
  "takes a rejection back without script",
  visit({ width: 360, height: 800, script: false }, async ({ page, site }) => {
    await openInbox(page, site);
    await applicant(page, "Ben").click();
    await press(page, "No");
    await status(page, "Ben", "Rejected");
    await main(page).getByText("You can undo this for 10 minutes.").filter({ visible: true }).waitFor();
    await buttons(page).filter({ visible: true }).click();
    await main(page).getByText("The candidate hears nothing of the change").waitFor();
    await status(page, "Ben", "Submitted");
    assert.is(await buttons(page).count(), 0);
  }),
);

undo(
  "keeps a half-typed note to one candidate when the status of another changes",
  visit({ width: 1280, height: 800 }, async ({ page, site }) => {
    await openInbox(page, site);
    await inboxAwake(page);
    await applicant(page, "Ada").click();
    const pane = main(page).locator("details[open] .applicant-body").filter({ visible: true });
    await pane.getByText("Reject with a reason…").click();
    await pane.getByLabel("Reason (optional)").selectOption({ label: "The job is filled" });
    await pane.getByLabel("Your words to the candidate (optional)").fill("We liked your let");
    await applicant(page, "Ben").click();
    await press(page, "No");
    await status(page, "Ben", "Rejected");
    await applicant(page, "Ada").click();
    const note = pane.getByLabel("Your words to the candidate (optional)");
    assert.is(await note.inputValue(), "We liked your let");
    assert.is(await pane.getByLabel("Reason (optional)").inputValue(), "filled");
  }),
);

undo(
  "works again after the line was down, and says what is done when only the fresh list does not come",
  visit({ width: 1280, height: 800, expected: /ERR_FAILED/ }, async ({ page, site }) => {
    await openInbox(page, site);
    await inboxAwake(page);
    await applicant(page, "Ben").click();
    await press(page, "No");
    await status(page, "Ben", "Rejected");
    await page.route("**/*", (route) => route.abort());
    const button = buttons(page).filter({ visible: true }).last();
    await button.click();
    await toast(page, "Nothing was undone");
    await page.unroute("**/*");
    await page.route("**/employer/jobs/*", (route) => route.abort());
    await button.click();
    await toast(page, "Change Undone");
    await page.unroute("**/employer/jobs/*");
    await page.reload();
    await status(page, "Ben", "Submitted");

    await inboxAwake(page);
    await page.route("**/employer/jobs/*", (route) => route.abort());
    await applicant(page, "Ada").click();
    await press(page, "No");
    await toast(page, "Status Updated");
    assert.is(await main(page).getByText("Failed to update status").count(), 0);
  }),
);

undo.run();
