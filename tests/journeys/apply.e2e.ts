import type { Page } from "playwright";
import * as assert from "uvu/assert";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { aPhoto, asPhoto } from "../states/pictures.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  acceptTerms,
  answer,
  aResume,
  button,
  cards,
  confirmedReference,
  control,
  findJob,
  goOn,
  handIn,
  main,
  payWith,
  resumeAt,
  stepHeading,
  wake,
} from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";

const apply = browserSuite("applying");

async function goTheWholeWay(page: Page, script: boolean): Promise<void> {
  const title = await findJob(page);
  assert.ok(await main(page).getByRole("link", { name: title }).isVisible());
  if (script) await wake(page);
  await answer(page, 1);
  await goOn(page);

  await stepHeading(page, "Professional Details").waitFor();
  assert.is(await control(page, professionalFields.desiredPosition).inputValue(), title);
  await answer(page, 2, { ...anApplication, sector: "", desiredCountry: "", desiredPosition: "" });
  await goOn(page);

  await stepHeading(page, "Document Upload").waitFor();
  await handIn(page, "Resume/CV", aResume, script);
  await handIn(page, "Passport Copy", asPhoto(photo, "passport.jpg"), script);
  await goOn(page);

  await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
  for (const said of [
    anApplication.fullName,
    anApplication.passportNumber,
    "resume.pdf",
    "passport.jpg",
    title,
  ])
    assert.ok(await main(page).getByText(said).first().isVisible(), `the review shows ${said}`);
  await acceptTerms(page);
  await payWith(page, cards.good);

  const reference = await confirmedReference(page);
  await page.reload();
  assert.is(await confirmedReference(page), reference);
  await page.goto("/apply");
  await stepHeading(page, "Personal Details").waitFor();
  assert.is(await control(page, personalFields.fullName).inputValue(), "");
}

let photo: Buffer;

apply(
  "draws the photo that the journeys hand in",
  visit({}, async ({ page }) => {
    photo = await aPhoto(page, { width: 400, height: 300 });
  }),
);

apply(
  "leads from a search to the confirmation",
  visit({}, ({ page }) => goTheWholeWay(page, true)),
);

apply(
  "leads from a search to the confirmation without script",
  visit({ script: false }, ({ page }) => goTheWholeWay(page, false)),
);

apply(
  "begins on a phone with pay, fee and the first question in sight",
  visit({ width: 360, height: 640 }, async ({ page }) => {
    await findJob(page);
    const { y = Infinity, height = 0 } = (await control(page, personalFields.fullName).boundingBox()) ?? {};
    assert.ok(y + height <= 640, `the first field ends at ${y + height} px`);
    const pay = main(page).getByText(/^\$[\d,]+( - \$[\d,]+)? per month$/);
    for (const said of [pay, main(page).getByText("$50"), main(page).getByText("Sample listing")])
      assert.ok((await said.boundingBox())!.y < y, "the head says it");
  }),
);

apply(
  "asks for the terms before the payment",
  visit({}, async ({ page }) => {
    await resumeAt(page, 4);
    const proceed = button(page, "Accept & Proceed to Payment");
    await wake(page);
    assert.ok(await proceed.isDisabled());
    await main(page).getByLabel("I have read and accept").check();
    assert.ok(await proceed.isEnabled());
  }),
);

apply(
  "asks for the terms in the page without script",
  visit({ script: false, expected: /status of 400/ }, async ({ page }) => {
    await resumeAt(page, 4);
    await button(page, "Accept & Proceed to Payment").click();
    const summary = main(page).getByRole("alert");
    await summary.getByRole("heading", { name: "Terms Required" }).waitFor();
    assert.ok(await summary.getByText("Please accept the terms and conditions").isVisible());
  }),
);

apply(
  "keeps what was typed through a reload, but no passport number in the browser",
  visit({}, async ({ page }) => {
    await page.goto("/apply");
    await wake(page);
    await answer(page, 1);
    const kept = () => page.evaluate(() => Object.values(localStorage).join());
    await page.waitForFunction(() => Object.values(localStorage).join().includes("+63"));
    assert.not((await kept()).includes(anApplication.passportNumber));
    await page.reload();
    await wake(page);
    await main(page).getByText("Welcome back. We kept what you entered.").waitFor();
    assert.is(await control(page, personalFields.fullName).inputValue(), anApplication.fullName);
    assert.is(await control(page, personalFields.address).inputValue(), anApplication.address);
  }),
);

const leaving: [string, (page: Page) => Promise<unknown>][] = [
  ["left at once", async () => {}],
  ["sent in vain", (page) => goOn(page)],
];

for (const [how, leave] of leaving)
  apply(
    `keeps what was typed last when the page is ${how}`,
    visit({ expected: /ERR_FAILED/ }, async ({ page }) => {
      await page.route("**/api/draft", (route) => route.abort());
      await page.goto("/apply");
      await wake(page);
      await answer(page, 1);
      await page.waitForFunction(() => Object.values(localStorage).join().includes("+63"));
      await control(page, personalFields.fullName).fill("Maria de los Santos");
      await leave(page);
      await page.reload();
      await wake(page);
      await main(page).getByText("Welcome back. We kept what you entered.").waitFor();
      assert.is(await control(page, personalFields.fullName).inputValue(), "Maria de los Santos");
    }),
  );

apply(
  "forgets what was typed last with all the rest",
  visit({}, async ({ page }) => {
    await resumeAt(page, 2);
    await page.goto("/apply?step=1");
    await wake(page);
    await control(page, personalFields.fullName).fill("Maria de los Santos");
    await main(page).getByText("Delete my answers and start again").click();
    await button(page, "Delete and start again").click();
    await page.waitForURL((url) => !url.search);
    await wake(page);
    assert.is(await control(page, personalFields.fullName).inputValue(), "");
    assert.is(await page.evaluate(() => localStorage.length), 0);
  }),
);

for (const script of [true, false])
  apply(
    `keeps what was typed when going back${script ? "" : " without script"}`,
    visit({ script }, async ({ page }) => {
      await resumeAt(page, 2, { ...anApplication, qualification: "" });
      if (script) await wake(page);
      await control(page, professionalFields.qualification).fill("A licence of my own");
      await button(page, "Back").click();
      await stepHeading(page, "Personal Details").waitFor();
      assert.is(await control(page, personalFields.fullName).inputValue(), anApplication.fullName);
      await goOn(page);
      await stepHeading(page, "Professional Details").waitFor();
      assert.is(await control(page, professionalFields.qualification).inputValue(), "A licence of my own");
    }),
  );

for (const script of [true, false])
  apply(
    `names all that is wrong first, with the way to each field${script ? "" : ", without script"}`,
    visit({ script, ...(!script && { expected: /status of 400/ }) }, async ({ page }) => {
      await page.goto("/apply");
      if (script) await wake(page);
      await control(page, personalFields.fullName).fill("Maria Santos");
      await goOn(page);
      const summary = main(page).getByRole("alert");
      await summary.getByRole("heading", { name: "There is a problem" }).waitFor();
      assert.ok(await summary.evaluate((box) => box === document.activeElement), "the summary has the focus");
      assert.match(await page.title(), /^Error: /);
      await summary.getByRole("link", { name: "Invalid email address" }).click();
      assert.ok(
        await control(page, personalFields.email).evaluate((field) => field === document.activeElement),
      );
      assert.is(await control(page, personalFields.fullName).inputValue(), "Maria Santos");
      assert.is(await main(page).getByText("Invalid email address").count(), 2);
    }),
  );

apply(
  "takes what is mended out of the summary, while the focus stays in the field",
  visit({}, async ({ page }) => {
    await page.goto("/apply");
    await wake(page);
    await goOn(page);
    const summary = main(page).getByRole("alert");
    await summary.waitFor();
    const name = control(page, personalFields.fullName);
    await name.pressSequentially("M");
    assert.is(await summary.getByText("Name must be at least 2 characters").count(), 1);
    await name.pressSequentially("aria");
    await summary.getByText("Name must be at least 2 characters").waitFor({ state: "detached" });
    assert.is(await main(page).getByText("Name must be at least 2 characters").count(), 0);
    assert.ok(await summary.getByText("Date of birth is required").isVisible());
    assert.ok(await name.evaluate((field) => field === document.activeElement));
    await answer(page, 1);
    await summary.waitFor({ state: "detached" });
    assert.not.match(await page.title(), /^Error/);
  }),
);

apply.run();
