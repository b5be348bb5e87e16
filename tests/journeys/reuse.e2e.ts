import * as assert from "uvu/assert";
import { anAddress, mailOf } from "../states/tracking-states.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  acceptTerms,
  aResume,
  button,
  cards,
  confirmedReference,
  goOn,
  handIn,
  main,
  payWith,
  resumeAt,
  stepHeading,
  unfold,
} from "../support/candidate.ts";
import { anApplicant } from "../support/payment-steps.ts";

const reuse = browserSuite("applying again");

reuse(
  "uses the answers for another job without script, pays, and has a second whole application",
  visit({ script: false, expected: /status of 409/ }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const applicant = { ...anApplicant(), email: anAddress() };
    await resumeAt(page, 4, { ...applicant, resumeUrl: "" });
    await page.goto("/apply?step=3");
    await handIn(page, "Resume", aResume, false);
    await goOn(page);
    await acceptTerms(page);
    await payWith(page, cards.good);
    const first = await confirmedReference(page);

    await main(page).locator('a[href*="/application/"]').first().click();
    const own = page.url();
    await page.goto(`${own}/private`);
    await button(page, "Email me a code").click();
    const address = page.url();
    const code = /^\d{8}$/m.exec(await mailOf(page, applicant.email, "tracking code"))?.[0] ?? "";
    await page.goto(address);
    await main(page).getByLabel("Code from the email").fill(code);
    await button(page, "Show my passport data").click();

    await unfold(page, "Apply for another job");
    await main(page).getByRole("link", { name: "Use these answers again" }).click();
    const fitting = main(page).locator(".fitting li").first();
    const title = (await fitting.getByRole("link").textContent()) ?? "";
    await fitting.getByRole("button").click();
    await main(page).getByText("These are your answers from before").waitFor();
    await stepHeading(page, "Terms & Conditions").waitFor();
    for (const text of [
      applicant.fullName,
      applicant.passportNumber,
      applicant.phone,
      "Resume/CV (PDF)",
      title,
    ])
      assert.ok(((await main(page).textContent()) ?? "").includes(text), text);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await acceptTerms(page);
    await payWith(page, cards.good);
    const second = await confirmedReference(page);
    assert.is.not(second, first);

    await main(page).locator('a[href*="/application/"]').first().click();
    assert.is.not(page.url(), own);
    const whole = (await main(page).textContent()) ?? "";
    for (const text of [applicant.fullName, applicant.phone, title, "Paid"])
      assert.ok(whole.includes(text), text);
    assert.is(
      await main(page)
        .getByRole("link", { name: /Resume/ })
        .count(),
      1,
    );
  }),
);

reuse.run();
