import type { Page } from "playwright";
import * as assert from "uvu/assert";
import * as routes from "../../src/routes.ts";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { browserSuite, type Visit, visit } from "../support/browser.ts";
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
} from "../support/candidate.ts";
import { pdf } from "../support/document-fixtures.ts";
import { anApplication } from "../support/fixtures.ts";
import { linkTo } from "../support/link-to.ts";

const tabs = browserSuite("applying in two tabs");

const review = (page: Page) => main(page).getByRole("heading", { name: "Check your answers" });

/** A complete draft in two tabs of one browser, both at this step. */
async function inTwoTabs({ page }: Visit, step: 1 | 2 | 3): Promise<[Page, Page]> {
  await resumeAt(page, 4);
  const tab = await page.context().newPage();
  for (const each of [page, tab]) {
    await each.goto(linkTo(routes.apply, { step }));
    await wake(each);
  }
  return [page, tab];
}

async function atReview(opened: Visit): Promise<[Page, Page]> {
  const both = await inTwoTabs(opened, 3);
  for (const each of both) {
    await goOn(each);
    await review(each).waitFor();
  }
  return both;
}

async function change(page: Page, row: string, value: string): Promise<void> {
  await main(page)
    .getByRole("link", { name: `Change ${row}`, exact: true })
    .click();
  await main(page).getByLabel(row, { exact: true }).fill(value);
  await goOn(page);
  await review(page).waitFor();
}

const isKept = (page: Page, text: string) =>
  page.waitForFunction((kept) => Object.values(localStorage).join().includes(kept), text);

tabs(
  "shows what another tab changed before it is paid for, and pays for that",
  visit({ height: 900 }, async (opened) => {
    const [page, tab] = await atReview(opened);
    await change(tab, personalFields.address.label, "14 Harbour Street, Manila");
    await change(tab, personalFields.passportNumber.label, "P7654321B");
    let sent = "";
    page.on("request", (request) => {
      if (request.url().endsWith("/api/create-payment-intent")) sent = request.postData() ?? "";
    });
    await main(page).getByLabel("I have read and accept the terms and conditions").check();
    await button(page, "Accept & Proceed to Payment").click();
    const notice = main(page).getByText("Another tab changed these answers");
    await notice.waitFor();
    for (const shown of ["14 Harbour Street, Manila", "P7654321B"])
      assert.ok(await main(page).getByText(shown).isVisible());
    assert.is(sent, "");
    assert.is(await main(page).getByLabel("Card number").count(), 0);
    await acceptTerms(page);
    assert.match(sent, "14 Harbour Street, Manila");
    await payWith(page, cards.good);
    await confirmedReference(page);
  }),
);

tabs(
  "shows what another tab changed before it is paid for, without script",
  visit({ script: false, expected: /status of 409/ }, async ({ page }) => {
    await resumeAt(page, 4);
    const answers = { address: "14 Harbour Street, Manila" };
    assert.ok((await page.request.put("/api/draft", { data: { answers } })).ok());
    await main(page).getByLabel("I have read and accept the terms and conditions").check();
    await button(page, "Accept & Proceed to Payment").click();
    await main(page).getByText("Your answers have changed since the page showed them").waitFor();
    assert.ok(await main(page).getByText(answers.address).isVisible());
    await acceptTerms(page);
  }),
);

tabs(
  "goes on to the payment at once when no other tab changed anything",
  visit({}, async (opened) => {
    const [page, tab] = await atReview(opened);
    await tab.close();
    await acceptTerms(page);
    assert.is(await main(page).getByText("Another tab changed these answers").count(), 0);
  }),
);

tabs(
  "brings back after a reload what was typed here, beside what another tab saved",
  visit({}, async (opened) => {
    const [page, tab] = await inTwoTabs(opened, 1);
    await control(page, personalFields.fullName).fill("Maria de los Santos");
    await isKept(page, "Maria de los Santos");
    await control(tab, personalFields.address).fill("14 Harbour Street, Manila");
    await goOn(tab);
    await stepHeading(tab, "Professional Details").waitFor();
    await page.reload();
    await wake(page);
    await main(page).getByText("Welcome back. We kept what you entered.").waitFor();
    assert.is(await control(page, personalFields.fullName).inputValue(), "Maria de los Santos");
    assert.is(await control(page, personalFields.address).inputValue(), "14 Harbour Street, Manila");
  }),
);

tabs(
  "shows after a reload the answer that another tab saved later to the same question",
  visit({}, async (opened) => {
    const [page, tab] = await inTwoTabs(opened, 1);
    await control(page, personalFields.address).fill("Half an addr");
    await isKept(page, "Half an addr");
    await page.close();
    await control(tab, personalFields.address).fill("14 Harbour Street, Manila");
    await goOn(tab);
    await stepHeading(tab, "Professional Details").waitFor();
    await tab.goto(linkTo(routes.apply, { step: 1 }));
    assert.is(await control(tab, personalFields.address).inputValue(), "14 Harbour Street, Manila");
    await wake(tab);
    assert.is(await control(tab, personalFields.address).inputValue(), "14 Harbour Street, Manila");
  }),
);

tabs(
  "shows in the fields what another tab saved, and leaves what was typed since",
  visit({}, async (opened) => {
    const [page, tab] = await inTwoTabs(opened, 2);
    await control(tab, professionalFields.qualification).fill("Chief cook, ten years");
    await control(tab, professionalFields.experience).fill("Ten years at sea");
    await goOn(tab);
    await stepHeading(tab, "Document Upload").waitFor();
    await button(page, "Back").click();
    await stepHeading(page, "Personal Details").waitFor();
    await goOn(page);
    await stepHeading(page, "Professional Details").waitFor();
    assert.is(await control(page, professionalFields.qualification).inputValue(), "Chief cook, ten years");
    await control(page, professionalFields.experience).fill("Eleven years at sea");
    await goOn(page);
    await stepHeading(page, "Document Upload").waitFor();
    await goOn(page);
    await review(page).waitFor();
    for (const shown of ["Chief cook, ten years", "Eleven years at sea"])
      assert.ok(await main(page).getByText(shown).isVisible());
  }),
);

tabs(
  "keeps both files that two tabs hand in as the second certificate",
  visit({}, async (opened) => {
    const { page } = opened;
    await resumeAt(page, 4);
    await page.goto(linkTo(routes.apply, { step: 3 }));
    await wake(page);
    await handIn(page, "Certificates", { ...aResume, name: "first.pdf" });
    const [one, other] = await inTwoTabs(opened, 3);
    const file = (name: string, bytes: number) => ({ ...aResume, name, buffer: Buffer.from(pdf(bytes)) });
    await handIn(one, "Certificate 2", file("second.pdf", 2001));
    const place = main(other).getByRole("group", { name: /^Certificate 2/ });
    await place.getByLabel("Choose a file").setInputFiles(file("third.pdf", 2002));
    await other.locator("#toasts").getByText("Certificate 3 uploaded successfully").waitFor();
    await main(other)
      .getByRole("group", { name: /^Certificate 3/ })
      .getByText("third.pdf")
      .waitFor();
    assert.ok(await place.getByText("second.pdf").isVisible());
    await goOn(other);
    await review(other).waitFor();
    for (const name of ["first.pdf", "second.pdf", "third.pdf"])
      assert.ok(await main(other).getByText(name).isVisible(), name);
  }),
);

tabs(
  "sends an answer again whose first answer from the server was lost",
  visit({ expected: /ERR_FAILED/ }, async (opened) => {
    const { page } = opened;
    await resumeAt(page, 4);
    await page.goto(linkTo(routes.apply, { step: 1 }));
    await wake(page);
    await page.route("**/api/draft", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await control(page, personalFields.fullName).fill("Maria by mistake");
    await goOn(page);
    await page.locator("#toasts").getByText("Error").first().waitFor();
    await page.unroute("**/api/draft");
    await control(page, personalFields.fullName).fill(anApplication.fullName);
    await goOn(page);
    await stepHeading(page, "Professional Details").waitFor();
    await page.goto(linkTo(routes.apply, { step: 4 }));
    await review(page).waitFor();
    assert.is(await main(page).getByText("Maria by mistake").count(), 0);
    assert.ok(await main(page).getByText(anApplication.fullName).isVisible());
  }),
);

tabs(
  "saves everything anew when the draft is gone",
  visit({}, async (opened) => {
    const { page } = opened;
    await resumeAt(page, 4);
    await page.goto(linkTo(routes.apply, { step: 2 }));
    await wake(page);
    assert.ok((await page.request.delete("/api/draft")).ok());
    await control(page, professionalFields.qualification).fill("Chief cook, ten years");
    await goOn(page);
    await stepHeading(page, "Document Upload").waitFor();
    await page.goto(linkTo(routes.apply, { step: 4 }));
    await review(page).waitFor();
    for (const shown of ["Chief cook, ten years", anApplication.fullName])
      assert.ok(await main(page).getByText(shown).isVisible());
  }),
);

tabs.run();
