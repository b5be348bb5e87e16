import * as assert from "uvu/assert";
import { personalFields } from "../src/shared/application-fields.ts";
import { browserSuite, openWindow, visit } from "./browser.ts";
import {
  acceptTerms,
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
  wake,
} from "./candidate.ts";
import { anApplicant } from "./payment-steps.ts";
import { anAddress, askForCode, linkElsewhere, mailOf, reachSent } from "./tracking-states.ts";

const tracking = browserSuite("after applying");

for (const script of [true, false])
  tracking(
    `follows an application by a mailed code, adds a certificate and withdraws${script ? "" : ", without script"}`,
    visit({ script: true }, async ({ page: sender }) => {
      const { email, reference } = await reachSent(sender);
      const { page, faults, close } = await openWindow({ script });
      try {
        await askForCode(page, reference.toLowerCase(), email);
        const code = /\b\d{8}\b/.exec(await mailOf(sender, email, "tracking code"))?.[0] ?? "";
        await main(page).getByLabel("Code from the e-mail").fill(code);
        await button(page, "Show my application").click();
        await main(page).getByText(reference).first().waitFor();
        await main(page).getByLabel("Choose a file").setInputFiles(aResume);
        await button(page, "Add certificate").click();
        await main(page).getByText("Certificate 1, added on").waitFor();
        await main(page).getByRole("link", { name: "Withdraw this application" }).click();
        await main(page).getByText("The fee is not refunded").waitFor();
        await button(page, "Withdraw my application now").click();
        await main(page).getByText("You withdrew this application", { exact: true }).waitFor();
        assert.is(await button(page, "Add certificate").count(), 0);
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
      const link = await linkElsewhere(first, anAddress());
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
        await first.goto("/apply");
        await stepHeading(first, "Personal Details").waitFor();
        assert.is(await control(first, personalFields.fullName).inputValue(), "");
        assert.equal(faults, []);
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
      await main(page).getByText("You have applied for this vacancy already").first().waitFor();
      await main(page).getByRole("link", { name: "Open the application that you sent" }).click();
      await main(page).getByText(reference).first().waitFor();
    }),
  );

tracking.run();
