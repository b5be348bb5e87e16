import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { violationsOf } from "../pages/axe.ts";
import { browserSuite, openWindow, visit } from "../support/browser.ts";
import {
  acceptTerms,
  answer,
  aResume,
  button,
  cards,
  confirmedReference,
  goOn,
  handIn,
  main,
  payWith,
  stepHeading,
  wake,
} from "../support/candidate.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import { awake, describeJob, fill, post, press, register, toast } from "./employer-steps.ts";

const employers = browserSuite("employers");

/** Somebody else, in a window of their own, applies and pays for the vacancy. */
async function applyInAnotherWindow(jobPath: string, fullName: string): Promise<string> {
  const { page, close } = await openWindow();
  await page.goto(jobPath);
  await main(page).getByRole("link", { name: "Apply Now" }).first().click();
  // The job's page has a heading, too, which the pointer could meet before the wizard is there.
  await main(page).getByText("You are applying for").waitFor();
  await wake(page);
  await answer(page, 1, { ...anApplication, fullName });
  await goOn(page);
  await stepHeading(page, "Professional Details").waitFor();
  await answer(page, 2);
  await goOn(page);
  await stepHeading(page, "Document Upload").waitFor();
  await handIn(page, "Resume/CV", aResume);
  await handIn(page, "Passport Copy", aResume);
  await goOn(page);
  await acceptTerms(page);
  await payWith(page, cards.good);
  const reference = await confirmedReference(page);
  await close();
  return reference;
}

for (const script of [true, false])
  employers(
    `post a vacancy, open a candidate's document and accept the candidate${script ? "" : " without script"}`,
    visit({ script, width: 1280, height: 800 }, async ({ page, site }) => {
      await register(page, site);
      const title = unique("Crane operator");
      const jobPath = await post(page, title);
      if (script) await toast(page, "Job Posted Successfully");
      else await main(page).getByText("Your job posting is now live").waitFor();

      const fullName = unique("Maria Santos");
      const reference = await applyInAnotherWindow(jobPath, fullName);
      await main(page)
        .getByRole("link", { name: `View Applications for ${title}` })
        .click();
      await main(page).getByText("1 application received").waitFor();
      const card = main(page).getByRole("listitem").filter({ hasText: reference });
      await card.getByText("Paid", { exact: true }).waitFor();
      const href = await card.getByRole("link", { name: "Resume/CV" }).getAttribute("href");
      const document = await page.request.get(href ?? "");
      assert.is(document.status(), 200);
      assert.equal(await document.body(), aResume.buffer);

      if (script) await awake(page);
      await card.getByLabel(`Or set the status: ${fullName}`).selectOption({ label: "Accepted" });
      if (script) await toast(page, "Status Updated");
      else await card.getByRole("button", { name: "Update status" }).click();
      await card.locator(".applicant-head .badge").getByText("Accepted", { exact: true }).waitFor();
      await card.getByText("History").click();
      await card.getByText("Submitted to Accepted").waitFor();

      await page.goto(site.url + linkTo(routes.devMail));
      await page
        .getByText(new RegExp(`^${title}, .*: Accepted$`))
        .first()
        .waitFor();
    }),
  );

employers(
  "send a choice from the keyboard by the button alone, since each arrow would be mailed",
  visit({}, async ({ page, site }) => {
    await register(page, site);
    const jobPath = await post(page, unique("Rigger"));
    const reference = await applyInAnotherWindow(jobPath, unique("Jan de Vries"));
    await page.goto(site.url + jobPath.replace("/jobs/", "/employer/jobs/"));
    await awake(page);
    const card = main(page).getByRole("listitem").filter({ hasText: reference });
    await card.getByRole("combobox").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await card.getByRole("button", { name: "Update status" }).focus();
    await page.keyboard.press("Enter");
    await toast(page, "Status Updated");
    await card.getByText("History").click();
    assert.is(await card.locator(".history li").count(), 1);
  }),
);

employers(
  "close and reopen a vacancy in place, with the focus kept",
  visit({ expected: /ERR_FAILED/ }, async ({ page, site }) => {
    await register(page, site);
    const title = unique("Rigger");
    await post(page, title);
    await awake(page);
    await page.route("**/closure", (route) => route.abort());
    await press(page, `Close ${title}`);
    await page
      .locator("#toasts")
      .getByText("Your browser cannot reach the site right now. Please try again.", { exact: true })
      .waitFor();
    await page.unroute("**/closure");
    await press(page, `Close ${title}`);
    await toast(page, "Job Closed");
    await button(page, `Reopen ${title}`).waitFor();
    assert.match(await page.evaluate(() => document.activeElement?.id ?? ""), /^closure-/);
    await press(page, `Reopen ${title}`);
    await toast(page, "Job Reopened");
    await button(page, `Close ${title}`).waitFor();
  }),
);

employers(
  "see what is wrong in a summary with the focus, and a preview that follows what they type",
  visit({}, async ({ page, site }) => {
    await register(page, site);
    await page.goto(site.url + linkTo(routes.employerPostJob));
    await press(page, "Post Job");
    const summary = main(page).getByRole("alert");
    await summary.getByRole("link", { name: "Enter the job title" }).waitFor();
    assert.ok(await summary.evaluate((box) => box === document.activeElement));
    await describeJob(page, "Rigger");
    await fill(page, "Vacancies", "1.5k");
    await press(page, "Post Job");
    await summary.getByRole("link", { name: "Vacancies must be a whole number from 1 to 10,000" }).waitFor();
    await press(page, "Preview");
    const preview = page.locator("#preview");
    await preview.getByText("$4,200 - $5,600 per month").waitFor();
    await fill(page, "Job title", "Senior rigger");
    await preview.getByRole("heading", { name: "Senior rigger" }).waitFor();
  }),
);

for (const script of [true, false])
  employers(
    `are asked once whether an unknown name is a country${script ? "" : " without script"}`,
    visit({ script, expected: /status of 400/ }, async ({ page, site }) => {
      await register(page, site);
      await page.goto(site.url + linkTo(routes.employerPostJob));
      const [title, country] = [unique("Rigger"), unique("Atlantis")];
      await describeJob(page, title);
      await fill(page, "Country", country);
      await press(page, "Post Job");
      const question = new RegExp(`Is “${country}” a country\\?`);
      await main(page).getByRole("alert").getByRole("link", { name: question }).waitFor();
      await press(page, "Post Job");
      await main(page).getByRole("link", { name: title, exact: true }).waitFor();
    }),
  );

employers(
  "are told with a toast that posting failed, and lose nothing",
  visit({ expected: /ERR_FAILED/ }, async ({ page, site }) => {
    await register(page, site);
    await page.goto(site.url + linkTo(routes.employerPostJob));
    await describeJob(page, "Rigger");
    await page.route("**/api/jobs", (route) => route.abort());
    await press(page, "Post Job");
    await toast(page, "Failed to post job");
    assert.is(await main(page).getByLabel("Job title").inputValue(), "Rigger");
  }),
);

for (const colorScheme of ["light", "dark"] as const)
  employers(
    `meet accessible pages (${colorScheme})`,
    visit({ colorScheme }, async ({ page, site }) => {
      await register(page, site);
      assert.equal(await violationsOf(page), [], "dashboard, empty");
      const jobPath = await post(page, unique("Rigger"));
      assert.equal(await violationsOf(page), [], "dashboard");
      const list = site.url + jobPath.replace("/jobs/", "/employer/jobs/");
      await page.goto(list);
      assert.equal(await violationsOf(page), [], "applications, none");
      await applyInAnotherWindow(jobPath, unique("Maria"));
      await page.goto(list);
      assert.equal(await violationsOf(page), [], "applications");
      await page.goto(site.url + linkTo(routes.employerPostJob));
      await press(page, "Post Job");
      await main(page).getByRole("alert").waitFor();
      await press(page, "Preview");
      await page.locator("#preview h3").waitFor();
      assert.equal(await violationsOf(page), [], "posting, refused, with a preview");
    }),
  );

employers(
  "see the names and the fields of a posting level beside each other, also where one is wrong",
  visit({ width: 1280, height: 800 }, async ({ page, site }) => {
    await register(page, site);
    await page.goto(linkTo(routes.employerPostJob));
    const placesOf = (selector: string, side: "top" | "left") =>
      main(page)
        .locator(".side-by-side:visible")
        .evaluateAll(
          (pairs, [part, side]) =>
            pairs.map((pair) =>
              [...pair.querySelectorAll(part)].map((one) =>
                Math.round(one.getBoundingClientRect()[side as "top" | "left"]),
              ),
            ),
          [selector, side] as const,
        );
    const areLevel = async () => {
      for (const part of [".field > label", ".field > :last-child"])
        for (const places of await placesOf(part, "top"))
          assert.is(new Set(places).size, 1, `${part}: ${places}`);
    };
    await areLevel();
    const columns = await placesOf(".field > :last-child", "left");
    await fill(page, "Company", "Northern Quay");
    await awake(page);
    await press(page, "Post Job");
    await main(page).locator(".error-summary").waitFor();
    await areLevel();
    assert.equal(await placesOf(".field > :last-child", "left"), columns);
  }),
);

employers.run();
