import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { browserSuite, visit } from "../support/browser.ts";
import { button, control, goOn, main, resumeAt, stepHeading, wake } from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";

const changing = browserSuite("changing an answer before paying");

const changes = [
  { row: "Passport Number", id: "passportNumber", heading: "Personal Details" },
  { row: "Gender", id: "gender", heading: "Personal Details" },
  { row: "Sector", id: "sector", heading: "Professional Details" },
  { row: "Resume/CV", id: "resumeUrl", heading: "Document Upload" },
];

for (const script of [true, false])
  for (const { row, id, heading } of changes)
    changing(
      `leads to ${row} and, once saved, back to the review${script ? "" : ", without script"}`,
      visit({ script }, async ({ page }) => {
        await resumeAt(page, 4);
        if (script) await wake(page);
        await main(page)
          .getByRole("link", { name: `Change ${row}`, exact: true })
          .click();
        await stepHeading(page, heading).waitFor();
        const field = page.locator(`#${id}`);
        assert.ok(await field.evaluate((element) => element === document.activeElement), "it has the focus");
        await goOn(page);
        await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
      }),
    );

for (const script of [true, false])
  changing(
    `goes back to the review after a wrong answer was mended${script ? "" : ", without script"}`,
    visit({ script, ...(!script && { expected: /status of 400/ }) }, async ({ page }) => {
      await resumeAt(page, 4);
      if (script) await wake(page);
      await main(page).getByRole("link", { name: "Change Full Name" }).click();
      await control(page, personalFields.fullName).fill("");
      await goOn(page);
      await main(page).getByRole("alert").waitFor();
      await control(page, personalFields.fullName).fill("Maria de los Santos");
      await goOn(page);
      await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
      assert.ok(await main(page).getByText("Maria de los Santos").isVisible());
    }),
  );

changing(
  "remembers through a reload where it leads back to, and forgets it with Back",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    await wake(page);
    await main(page).getByRole("link", { name: "Change Sector" }).click();
    await stepHeading(page, "Professional Details").waitFor();
    await page.reload();
    await wake(page);
    await button(page, "Back").click();
    await stepHeading(page, "Personal Details").waitFor();
    await goOn(page);
    await stepHeading(page, "Professional Details").waitFor();
    await page.goBack();
    await stepHeading(page, "Personal Details").waitFor();
    await page.goBack();
    await stepHeading(page, "Professional Details").waitFor();
    await goOn(page);
    await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
  }),
);

changing(
  "of two tabs each sends only what was changed in it",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    await page.goto(linkTo(routes.apply, { step: 1 }));
    const tab = await page.context().newPage();
    await tab.goto(linkTo(routes.apply, { step: 1 }));
    for (const each of [page, tab]) await wake(each);
    await control(page, personalFields.address).fill("14 Harbour Street, Manila");
    await control(tab, personalFields.fullName).fill("Maria de los Santos");
    for (const each of [page, tab]) {
      await goOn(each);
      await stepHeading(each, "Professional Details").waitFor();
    }
    await page.goto(linkTo(routes.apply, { step: 4 }));
    assert.ok(await main(page).getByText("14 Harbour Street, Manila").isVisible());
    assert.ok(await main(page).getByText("Maria de los Santos").isVisible());
  }),
);

changing(
  "keeps a fold open while the wrong answer in it is corrected",
  visit({}, async ({ page, site }) => {
    await resumeAt(page, 2, { ...anApplication, sector: "", desiredCountry: "", desiredPosition: "" });
    await page.goto(linkTo(routes.apply, { job: site.openJobId, step: 2 }));
    await wake(page);
    const position = control(page, professionalFields.desiredPosition);
    await main(page).locator("summary", { hasText: "Change" }).click();
    await position.fill("");
    await main(page).locator("summary", { hasText: "Change" }).click();
    await goOn(page);
    await position.waitFor();
    await position.pressSequentially("Cook");
    assert.ok(await position.isVisible());
    assert.is(await position.inputValue(), "Cook");
  }),
);

changing.run();
