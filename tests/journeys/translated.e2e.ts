import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { inLocale, type Locale } from "../../src/shared/languages.ts";
import { aSignUp } from "../support/account.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { button, main, wake } from "../support/candidate.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";
import {
  answerStep,
  declineOffer,
  field,
  fillIn,
  findJob,
  handInDocuments,
  lookAt,
  pay,
  wordsOf,
} from "./translated-steps.ts";

const journeys = browserSuite("journeys in another language");

/** One language is written from right to left, the other has the longest words. */
const read: Locale[] = ["ar", "ru"];

for (const locale of read)
  for (const script of [true, false])
    journeys(
      `lead a candidate from the front page to their own page in ${locale}${script ? "" : " without script"}`,
      visit({ script }, async ({ page }) => {
        const reader = { page, locale, script };
        await findJob(reader);
        if (script) await wake(page);
        await answerStep(reader, 1);
        await answerStep(reader, 2, {
          ...anApplication,
          sector: "",
          desiredCountry: "",
          desiredPosition: "",
        });
        await handInDocuments(reader);
        const reference = await pay(reader);
        await main(page).locator('a[href*="/application/"]').first().click();
        await page.waitForURL(`**/${locale}/application/*`);
        await main(page).getByText(reference).first().waitFor();
        await lookAt(reader, "the own page");
      }),
    );

for (const locale of read)
  for (const script of [true, false])
    journeys(
      `lead an employer from the sign-up to a job in the list in ${locale}${script ? "" : " without script"}`,
      visit({ script }, async ({ page }) => {
        const reader = { page, locale, script };
        const t = await wordsOf(locale);
        const here = (address: string) => inLocale(locale, address);
        await declineOffer(page);
        await page.goto(here(linkTo(routes.signUp, { next: here(linkTo(routes.becomeEmployer)) })));
        await lookAt(reader, "the sign-up");
        await fillIn(page, aSignUp());
        await button(page, t("signUp.submit")).click();
        await page.waitForURL(`**${here(linkTo(routes.becomeEmployer))}`);
        await lookAt(reader, "the page for employers");
        await button(page, t("becomeEmployer.submit")).click();
        await page.waitForURL(`**${here(linkTo(routes.employerDashboard))}*`);
        await lookAt(reader, "the empty desk");
        await main(page)
          .getByRole("link", { name: t("employer.dashboard.post") })
          .first()
          .click();
        await page.waitForURL(`**${here(linkTo(routes.employerPostJob))}`);
        await lookAt(reader, "the form of a job");
        const title = unique("Crane operator");
        await fillIn(page, {
          title,
          company: unique("Northern Quay"),
          country: "Norway",
          salaryMin: "4200",
          salaryMax: "5600",
          description: "Work the ship-to-shore crane.",
          requirements: "Crane licence",
        });
        await field(page, "sector").selectOption("shipping");
        await field(page, "experienceLevel").selectOption("mid");
        await button(page, t("employer.post.submit")).click();
        await main(page).getByRole("link", { name: title, exact: true }).waitFor();
        await lookAt(reader, "the desk with a job");
        assert.is(await main(page).getByText(title, { exact: true }).count(), 1);
      }),
    );

journeys.run();
