import type { Page, Route } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import type { BuiltSite } from "../support/built-site.ts";
import { main } from "../support/candidate.ts";
import { applicant, inboxAwake, openInbox, press, toast } from "./employer-steps.ts";

const refresh = browserSuite("the list of applications after a change");

const choice = (page: Page) =>
  main(page)
    .getByLabel(/^Or set the status/)
    .filter({ visible: true });

/** Opens an inbox whose changes of a status come to `sent`, one by one. */
async function openHeldInbox(page: Page, site: BuiltSite) {
  await openInbox(page, site);
  await inboxAwake(page);
  const sent: Route[] = [];
  await page.route("**/api/employer/applications/*/status", (route) => void sent.push(route));
  const asked = () => page.waitForRequest("**/api/employer/applications/*/status");
  return { sent, asked };
}

/** Only a keyboard's choice stays unsent. */
async function chooseByKeyboard(page: Page, name: string, status: string): Promise<void> {
  await applicant(page, name).click();
  await page.keyboard.press("Shift");
  await choice(page).selectOption({ label: status });
}

async function pressMaybe(page: Page, name: string): Promise<void> {
  await applicant(page, name).click();
  await press(page, "Maybe");
}

refresh(
  "keeps a status that was chosen for another candidate",
  visit({ width: 1280, height: 800 }, async ({ page, site }) => {
    const { sent, asked } = await openHeldInbox(page, site);
    const [request] = await Promise.all([asked(), pressMaybe(page, "Ada")]);
    await chooseByKeyboard(page, "Ben", "Rejected");
    await sent[0]!.continue();
    await request.response();
    await applicant(page, "Ada").getByText("Under Review", { exact: true }).waitFor();
    assert.is(await choice(page).inputValue(), "rejected");
  }),
);

refresh(
  "does not send a change twice, and says beside the new form why it failed",
  visit({ width: 1280, height: 800, expected: /503/ }, async ({ page, site }) => {
    const { sent, asked } = await openHeldInbox(page, site);
    await Promise.all([asked(), pressMaybe(page, "Ada")]);
    await chooseByKeyboard(page, "Ben", "Rejected");
    await Promise.all([asked(), press(page, "Update status")]);
    await sent[0]!.continue();
    await applicant(page, "Ada").getByText("Under Review", { exact: true }).waitFor();
    await press(page, "Update status");
    await sent[1]!.fulfill({ status: 503, json: { message: "Busy" } });
    await toast(page, "Failed to update status");
    await main(page).locator(".status-form .error-msg").filter({ visible: true }).getByText("Busy").waitFor();
    assert.is(sent.length, 2);
  }),
);

refresh.run();
