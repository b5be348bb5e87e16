import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { violationsOf } from "../pages/axe.ts";
import { browserSuite, visit } from "../support/browser.ts";
import type { BuiltSite } from "../support/built-site.ts";
import { applyAndPay, main } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { post, register } from "./employer-steps.ts";

const status = browserSuite("the status of an application");

/** An employer's list with one application, which is paid; its candidate's name. */
async function oneApplication(page: Page, site: BuiltSite): Promise<string> {
  await register(page, site);
  const jobPath = await post(page, unique("Rigger"));
  const application = { ...anApplicant(), jobId: jobPath.split("/").at(-1) };
  await applyAndPay(page, application);
  await page.goto(jobPath.replace("/jobs/", "/employer/jobs/"));
  await page.locator('is-land[name="ApplicationStatus"][hydrated]').waitFor({ state: "attached" });
  return application.fullName;
}

for (const colorScheme of ["light", "dark"] as const)
  status(
    `comes back to what is stored when the change fails, with the reason beside it (${colorScheme})`,
    visit({ colorScheme, expected: /ERR_FAILED/ }, async ({ page, site }) => {
      const fullName = await oneApplication(page, site);
      const select = main(page).getByLabel(`Status: ${fullName}`);
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
