import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { anAddress, askForCode, draftLinkOf, mailOf, reachSent } from "../states/tracking-states.ts";
import { browserSuite, openWindow, visit } from "../support/browser.ts";
import {
  acceptTerms,
  addCertificate,
  answer,
  aResume,
  button,
  cards,
  confirmedReference,
  control,
  goOn,
  handIn,
  main,
  payWith,
  resumeAt,
  stepHeading,
  unfold,
  wake,
} from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { anApplicant } from "../support/payment-steps.ts";

const tracking = browserSuite("after applying");

for (const script of [true, false])
  tracking(
    `follows an application by a mailed code, adds a certificate and withdraws${script ? "" : ", without script"}`,
    visit({ script: true }, async ({ page: sender }) => {
      const { email, reference } = await reachSent(sender);
      const { page, faults, close } = await openWindow({ script });
      try {
        await askForCode(page, reference.toLowerCase(), email);
        const code = /^\d{8}$/m.exec(await mailOf(sender, email, "tracking code"))?.[0] ?? "";
        await main(page).getByLabel("Code from the email").fill(code);
        await button(page, "Show my application").click();
        await main(page).getByText(reference).first().waitFor();
        await addCertificate(page, aResume);
        await main(page).getByText("Certificate, added on").waitFor();
        await unfold(page, "Withdraw");
        await main(page).getByRole("link", { name: "Withdraw this application" }).click();
        await main(page).getByText("This was a test payment: no card was charged.").waitFor();
        await button(page, "Withdraw my application now").click();
        await main(page).getByText("You withdrew this application", { exact: true }).waitFor();
        assert.is(await main(page).getByText("Add a missing certificate").count(), 0);
        assert.equal(faults, []);
      } finally {
        await close();
      }
    }),
  );

for (const script of [true, false])
  tracking(
    `continues on another device with all answers and files, and pays there${script ? "" : ", without script"}`,
    visit({ script }, async ({ page: first }) => {
      await resumeAt(first, 3);
      if (script) await wake(first);
      for (const label of ["Resume/CV", "Passport Copy"]) await handIn(first, label, aResume, script);
      const link = await draftLinkOf(first, anAddress());
      const { page, faults, close } = await openWindow({ script });
      try {
        await page.goto(link);
        await button(page, "Continue here").click();
        await main(page).getByText("Welcome back. We kept what you entered.").waitFor();
        await page.goto("/apply?step=1");
        assert.is(await control(page, personalFields.fullName).inputValue(), "Maria Santos");
        await page.goto("/apply?step=3");
        if (script) await wake(page);
        await goOn(page);
        assert.is(await main(page).getByText("resume.pdf").count(), 2);
        await acceptTerms(page);
        await payWith(page, cards.good);
        await confirmedReference(page);
        assert.equal(faults, []);
      } finally {
        await close();
      }
    }),
  );

const movedTo = /Your application was continued on another device/;
const keptAnswers = (page: Page) =>
  page.evaluate(() => localStorage.getItem("application:unsent")?.includes("A licence of my own") ?? false);

for (const script of [true, false])
  tracking(
    `tells the browser that had the application where it went, and brings nothing of it back${script ? "" : ", without script"}`,
    visit({ script, expected: /status of 409/ }, async ({ page: first }) => {
      await resumeAt(first, 2);
      const old = await first.context().newPage();
      await old.goto("/apply?step=2");
      if (script) await wake(old);
      const typed = "A licence of my own";
      await control(old, professionalFields.qualification).fill(typed);
      if (script)
        await old.waitForFunction(() => localStorage.getItem("application:unsent")?.includes("A licence"));
      // The script brings what any tab of this browser has not sent, and sends it before it leads on.
      if (script) await wake(first);
      const link = await draftLinkOf(first, anAddress());
      const { page, close } = await openWindow({ script });
      try {
        await page.goto(link);
        await button(page, "Continue here").click();
        await main(page).getByText("Welcome back. We kept what you entered.").waitFor();
        // The page that was open all the while, and then the one that is opened anew.
        await goOn(old);
        await main(old).getByText(movedTo).waitFor();
        for (const there of [old, first]) {
          await there.goto("/apply");
          await main(there).getByText(movedTo).waitFor();
          assert.is(await control(there, personalFields.fullName).inputValue(), "");
          if (script) await wake(there);
          assert.is(await control(there, personalFields.fullName).inputValue(), "");
        }
        if (script) assert.not(await keptAnswers(old));
        await page.goto("/apply?step=2");
        const { qualification } = professionalFields;
        assert.is(
          await control(page, qualification).inputValue(),
          script ? typed : anApplication.qualification,
        );
        await answer(first, 1);
        await goOn(first);
        await stepHeading(first, "Professional Details").waitFor();
        assert.is(await main(first).getByText(movedTo).count(), 0);
        assert.is(await control(first, qualification).inputValue(), "");
      } finally {
        await close();
      }
    }),
  );

for (const script of [true, false])
  tracking(
    `shows who paid for a vacancy already the way to the first, before a second payment${script ? "" : ", without script"}`,
    visit({ script, expected: /status of 409/ }, async ({ page, site }) => {
      const email = anAddress();
      const sendOne = async () => {
        // The very same once more would be shown its confirmation.
        await resumeAt(page, 4, { ...anApplicant(), email });
        await page.goto(`/apply?job=${site.openJobId}&step=4`);
        if (script) await wake(page);
        await main(page).getByLabel("I have read and accept the terms and conditions").check();
        await button(page, "Accept & Proceed to Payment").click();
      };
      await sendOne();
      await payWith(page, cards.good);
      const reference = await confirmedReference(page);
      await sendOne();
      await main(page).getByText("You have applied for this job already").first().waitFor();
      await main(page).getByRole("link", { name: "Open the application that you sent" }).click();
      await main(page).getByText(reference).first().waitFor();
    }),
  );

tracking.run();
