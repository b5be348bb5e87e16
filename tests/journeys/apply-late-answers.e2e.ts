import type { Page, Route } from "playwright";
import * as assert from "uvu/assert";
import { refusedDocuments } from "../../src/content/apply-messages.ts";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { browserSuite, visit } from "../support/browser.ts";
import {
  aResume,
  button,
  control,
  document as documentField,
  goOn,
  main,
  resumeAt,
  stepHeading,
  wake,
} from "../support/candidate.ts";

const late = browserSuite("an answer to a step that the candidate has left");

const back = (page: Page) => button(page, "Back").click();

/** Lets the first such request wait until it is answered. */
async function holdFirst(page: Page, url: string): Promise<{ held: Promise<Route> }> {
  let hold: ((route: Route) => void) | undefined;
  const held = new Promise<Route>((resolve) => {
    hold = resolve;
  });
  await page.route(url, (route) => {
    if (!hold) return route.continue();
    hold(route);
    hold = undefined;
  });
  return { held };
}

late(
  "leads to the step of the answer that the server refuses",
  visit({ expected: /status of 400/ }, async ({ page }) => {
    await resumeAt(page, 2);
    await wake(page);
    await control(page, professionalFields.experience).fill("x".repeat(2_100));
    await back(page);
    await stepHeading(page, "Personal Details").waitFor();
    await goOn(page);
    await stepHeading(page, "Professional Details").waitFor();
    const summary = main(page).locator(".error-summary");
    assert.ok(await summary.evaluate((box) => box === document.activeElement), "the summary has the focus");
    await summary.getByRole("link", { name: "This must be at most" }).click();
    const experience = control(page, professionalFields.experience);
    assert.ok(await experience.evaluate((field) => field === document.activeElement));
    assert.is(await experience.getAttribute("aria-invalid"), "true");
  }),
);

late(
  "moves nobody on who went back while the step was saved",
  visit({}, async ({ page }) => {
    await resumeAt(page, 2);
    await wake(page);
    const { held } = await holdFirst(page, "**/api/draft");
    await goOn(page);
    const first = await held;
    await back(page);
    const name = control(page, personalFields.fullName);
    await name.fill("Maria");
    // The second save follows the first, and its answer comes after the first has had its effect.
    const second = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/draft"));
    const saves = second.then(() =>
      page.waitForEvent("requestfinished", (request) => request.url().endsWith("/api/draft")),
    );
    await first.continue();
    await saves;
    await page.keyboard.type(" Santos");
    assert.ok(await stepHeading(page, "Personal Details").isVisible());
    assert.match(page.url(), /step=1/);
    assert.is(await name.inputValue(), "Maria Santos");
  }),
);

late(
  "takes nobody away who went back while the answers were saved",
  visit({}, async ({ page }) => {
    await resumeAt(page, 2);
    await wake(page);
    const { held } = await holdFirst(page, "**/api/draft");
    await button(page, "Choose a job").click();
    const first = await held;
    await back(page);
    await stepHeading(page, "Personal Details").waitFor();
    const second = page.waitForRequest("**/api/draft");
    await first.continue();
    await second;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    assert.ok(await stepHeading(page, "Personal Details").isVisible());
    assert.match(page.url(), /step=1/);
  }),
);

late(
  "tells of a refused document where the candidate is, and at its field on the way back",
  visit({ expected: /status of 400/ }, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    const { held } = await holdFirst(page, "**/api/draft");
    await documentField(page, "Resume/CV").getByLabel("Choose a file").setInputFiles(aResume);
    const save = await held;
    await back(page);
    await stepHeading(page, "Professional Details").waitFor();
    const message = refusedDocuments.fileInfected;
    const json = { message: "Some answers are wrong", issues: [{ path: "resumeUrl", message }] };
    await save.fulfill({ status: 400, json });
    const toast = page.locator("#toasts");
    await toast.getByText("Upload Failed").waitFor();
    await toast.getByText(message).waitFor();
    assert.is(await main(page).locator(".error-summary").count(), 0);
    await goOn(page);
    const field = documentField(page, "Resume/CV");
    await field.locator(".error-msg", { hasText: message }).waitFor();
    assert.ok(await field.getByLabel("Enter URL").isChecked());
    await goOn(page);
    await main(page).locator(".error-summary").getByText(message).waitFor();
  }),
);

late.run();
