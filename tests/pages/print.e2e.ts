import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { post, register } from "../journeys/employer-steps.ts";
import { mailOf } from "../states/tracking-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { applyAndPay } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { ownPageIn } from "../support/mailbox.ts";
import { anApplicant } from "../support/payment-steps.ts";

const print = browserSuite("a printed application");

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: "A4" });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

print(
  "is one sheet for the candidate and one for the employer",
  visit({}, async ({ page, site }) => {
    await register(page, site);
    const jobPath = await post(page, unique("Rigger"));
    const email = `${unique("candidate").replaceAll(" ", ".")}@example.com`;
    for (const other of [email, email.replace("candidate", "other")])
      await applyAndPay(page, { ...anApplicant(), email: other, jobId: jobPath.split("/").at(-1) });
    await page.goto(jobPath.replace("/jobs/", "/employer/jobs/"));
    await page.locator(".applicant-head").first().click();
    assert.is(await sheets(page), 1, "the employer's");
    const mail = await mailOf(page, email, "application received");
    await page.goto(site.url + ownPageIn(mail));
    await page.emulateMedia({ media: "print" });
    assert.ok(await page.locator("#receipt dl").first().isVisible(), "the receipt");
    assert.is(await sheets(page), 1, "the candidate's");
  }),
);

print.run();
