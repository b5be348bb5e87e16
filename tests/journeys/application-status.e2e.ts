import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { urls } from "../../src/shared/urls.ts";
import { violationsOf } from "../pages/axe.ts";
import { aSignUp } from "../support/account.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { aPosting } from "../support/employer.ts";
import { unique } from "../support/fixtures.ts";
import { anApplicant } from "./payment-steps.ts";

const status = browserSuite("the status of an application");

const main = (page: Page) => page.getByRole("main");
const fill = (page: Page, label: string, value: string) =>
  main(page).getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();

/** An employer's list with one application; its candidate's name. */
async function oneApplication(page: Page): Promise<string> {
  const { firstName, lastName, email, password } = aSignUp();
  await page.goto(urls.signUp(urls.becomeEmployer()));
  await fill(page, "First name", firstName);
  await fill(page, "Last name", lastName);
  await fill(page, "Email address", email);
  await fill(page, "Password", password);
  await press(page, "Create account");
  await press(page, "Register as Employer");
  await page.waitForURL("**/employer/dashboard**");
  const headers = { Origin: new URL(page.url()).origin };
  const job = await page.request.post("/api/jobs", {
    headers,
    data: aPosting(),
  });
  const { id: jobId } = (await job.json()) as { id: string };
  const fullName = unique("Maria");
  await page.request.post("/api/applications", { headers, data: { ...anApplicant(), fullName, jobId } });
  await page.goto(urls.employerJob(jobId));
  await page.locator('is-land[name="ApplicationStatus"][hydrated]').waitFor({ state: "attached" });
  return fullName;
}

for (const colorScheme of ["light", "dark"] as const)
  status(
    `comes back to what is stored when the change fails, with the reason beside it (${colorScheme})`,
    visit({ colorScheme, expected: /ERR_FAILED/ }, async ({ page }) => {
      const fullName = await oneApplication(page);
      const select = main(page).getByLabel(`Status of ${fullName}`);
      await page.route("**/api/employer/applications/*/status", (route) => route.abort());
      await select.selectOption({ label: "Rejected" });
      await page.locator("#toasts").getByText("Failed to update status", { exact: true }).waitFor();
      const reason = main(page).getByText(
        "Failed to update status. Your browser cannot reach the site right now.",
      );
      await reason.waitFor();
      assert.is(await select.inputValue(), "submitted");
      assert.is(await page.getByText("What you typed").count(), 0);
      assert.equal(await violationsOf(page), []);

      await page.unrouteAll();
      await select.selectOption({ label: "Interviewed" });
      await page.locator("#toasts").getByText("Status Updated").waitFor();
      await reason.waitFor({ state: "detached" });
    }),
  );

status.run();
