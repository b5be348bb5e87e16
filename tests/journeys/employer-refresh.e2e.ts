import type { Page, Route } from "playwright";
import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import type { BuiltSite } from "../support/built-site.ts";
import { applyAndPay, main } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { post, press, register, toast } from "./employer-steps.ts";

const refresh = browserSuite("the list of applications after a change");

const head = (page: Page, name: string) => main(page).locator(".applicant-head").filter({ hasText: name });
const choice = (page: Page) =>
  main(page)
    .getByLabel(/^Or set the status/)
    .filter({ visible: true });

/** Opens two applications. The requests that change a status come to `held`, one by one. */
async function openInbox(page: Page, site: BuiltSite) {
  await register(page, site);
  const jobPath = await post(page, unique("Rigger"));
  for (const fullName of ["Ada", "Ben"]) {
    const email = `${unique("candidate").replaceAll(" ", ".")}@example.com`;
    await applyAndPay(page, { ...anApplicant(), email, fullName, jobId: jobPath.split("/").at(-1) });
  }
  await page.goto(jobPath.replace("/jobs/", "/employer/jobs/"));
  await page.locator('is-land[name="ApplicationStatus"][hydrated]').waitFor({ state: "attached" });
  const sent: Route[] = [];
  await page.route("**/api/employer/applications/*/status", (route) => void sent.push(route));
  const asked = () => page.waitForRequest("**/api/employer/applications/*/status");
  return { sent, asked };
}

/** Only a keyboard's choice stays unsent. */
async function chooseByKeyboard(page: Page, name: string, status: string): Promise<void> {
  await head(page, name).click();
  await page.keyboard.press("Shift");
  await choice(page).selectOption({ label: status });
}

async function pressMaybe(page: Page, name: string): Promise<void> {
  await head(page, name).click();
  await press(page, "Maybe");
}

refresh(
  "keeps a status that was chosen for another candidate",
  visit({ width: 1280, height: 800 }, async ({ page, site }) => {
    const { sent, asked } = await openInbox(page, site);
    const [request] = await Promise.all([asked(), pressMaybe(page, "Ada")]);
    await chooseByKeyboard(page, "Ben", "Rejected");
    await sent[0]!.continue();
    await request.response();
    await head(page, "Ada").getByText("Under Review", { exact: true }).waitFor();
    assert.is(await choice(page).inputValue(), "rejected");
  }),
);

refresh(
  "does not send a change twice, and says beside the new form why it failed",
  visit({ width: 1280, height: 800, expected: /503/ }, async ({ page, site }) => {
    const { sent, asked } = await openInbox(page, site);
    await Promise.all([asked(), pressMaybe(page, "Ada")]);
    await chooseByKeyboard(page, "Ben", "Rejected");
    await Promise.all([asked(), press(page, "Update status")]);
    await sent[0]!.continue();
    await head(page, "Ada").getByText("Under Review", { exact: true }).waitFor();
    await press(page, "Update status");
    await sent[1]!.fulfill({ status: 503, json: { message: "Busy" } });
    await toast(page, "Failed to update status");
    await main(page).locator(".status-form .error-msg").filter({ visible: true }).getByText("Busy").waitFor();
    assert.is(sent.length, 2);
  }),
);

refresh.run();
