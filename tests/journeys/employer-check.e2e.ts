import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { violationsOf } from "../pages/axe.ts";
import { logIn } from "../states/admin-states.ts";
import { mailOf } from "../states/tracking-states.ts";
import { browserSuite, openWindow, visit } from "../support/browser.ts";
import { main } from "../support/candidate.ts";
import { unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { fill, post, press, signUpAsEmployer, toast } from "./employer-steps.ts";

const check = browserSuite("the check of an employer");

async function confirmMailbox(page: Page, email: string): Promise<void> {
  const code = /^\d{8}$/m.exec(await mailOf(page, email, "mailbox code"))?.[0] ?? "";
  await page.goto(linkTo(routes.confirmEmail));
  await fill(page, "Code from the email", code);
  await press(page, "Confirm the address");
}

async function askForCheck(page: Page, company: string): Promise<void> {
  await page.goto(linkTo(routes.employerCompany));
  await main(page).getByLabel("Company", { exact: false }).first().fill(company);
  await main(page).getByLabel("Country of the company").fill("Norway");
  await main(page).getByLabel("Website").fill("https://www.northern-quay.example");
  await main(page).getByLabel("Number in the company register").fill("NO 912 345 678");
  await main(page).getByLabel("Phone number").fill("+47 22 33 44 55");
  await main(page).getByLabel("We hire for ourselves").check();
  await press(page, "Send the request");
  await main(page).getByText("We have your request").waitFor();
}

/** The administrator, in a window of their own, reads the request and says what was done. */
async function decide(company: string): Promise<void> {
  const { page, close } = await openWindow({ width: 1280, height: 800 });
  await logIn(page);
  await page.goto(linkTo(routes.admin));
  await main(page).getByRole("link", { name: "Employers who ask for a check" }).click();
  const card = main(page).getByRole("listitem").filter({ hasText: company }).first();
  await card.locator("summary").first().click();
  for (const proof of ["The mailbox is confirmed", "I found the company in its register"])
    await card.getByLabel(proof).check();
  await card.getByLabel("I called a number that I found elsewhere").check();
  assert.equal(await violationsOf(page), []);
  await card.getByLabel("Mark as checked").check();
  await card.getByRole("button", { name: `Save the decision: ${company}` }).click();
  await card.waitFor({ state: "detached" });
  await close();
}

// A site that checks nobody has no such journey.
if (process.env.EMPLOYER_CHECK === "before")
  for (const script of [true, false])
    check(
      `is asked for, done and seen by candidates${script ? "" : ", without script"}`,
      visit({ script, width: 360, height: 740, expected: /status of 404/ }, async ({ page, site }) => {
        const email = await signUpAsEmployer(page, site);
        const [title, company] = [unique("Rigger"), unique("Northern Quay")];
        const jobPath = await post(page, title, company);
        if (script) await toast(page, "We check it before it goes live");
        assert.is((await page.request.get(site.url + jobPath)).status(), 404);
        await confirmMailbox(page, email);
        await askForCheck(page, company);
        if (script) assert.equal(await violationsOf(page), []);
        await decide(company);

        await page.goto(jobPath);
        await main(page).getByText(`What you send goes to ${company}.`).waitFor();
        const name = await main(page).getByRole("link", { name: company, exact: true }).boundingBox();
        assert.ok(name!.width > name!.height, "the name of the company has room beside what was checked");
        await page.goto(linkTo(routes.employerCompany));
        await main(page)
          .getByText(/^Checked until/)
          .waitFor();
      }),
    );

check.run();
