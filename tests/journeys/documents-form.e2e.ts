import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import {
  aResume,
  document as documentField,
  goOn,
  handIn,
  main,
  resumeAt,
  wake,
} from "../support/candidate.ts";

const choosing = browserSuite("the form of the documents");

const noPdf = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("just words") };

choosing(
  "keeps chosen files without script when the candidate goes on, and says which one was refused",
  visit({ script: false, expected: /status of 400/ }, async ({ page }) => {
    await resumeAt(page, 3);
    const choose = (label: string, file: typeof aResume) =>
      documentField(page, label).getByLabel("Choose a file").setInputFiles(file);
    await choose("Resume/CV", noPdf);
    await choose("Passport Copy", { ...aResume, name: "passport.pdf" });
    await goOn(page);
    await main(page).getByRole("alert").getByRole("heading", { name: "There is a problem" }).waitFor();
    const resume = documentField(page, "Resume/CV");
    assert.ok(await resume.getByText("The selected file must be a PDF, DOC or DOCX").isVisible());
    assert.ok(await documentField(page, "Passport Copy").getByText("passport.pdf").isVisible());
    await choose("Resume/CV", aResume);
    await goOn(page);
    await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
    for (const name of ["resume.pdf", "passport.pdf"])
      assert.ok(await main(page).getByText(name).isVisible(), name);
  }),
);

choosing(
  "keeps a chosen file and a typed link without script when another document is removed",
  visit({ script: false }, async ({ page }) => {
    await resumeAt(page, 3);
    await handIn(page, "Resume/CV", aResume, false);
    const passport = { ...aResume, name: "passport.pdf" };
    await documentField(page, "Passport Copy").getByLabel("Choose a file").setInputFiles(passport);
    const certificate = documentField(page, "Certificates");
    await certificate.getByLabel("Enter URL").check();
    await certificate.getByLabel("Link to the document").fill("https://example.com/stcw.pdf");
    await documentField(page, "Resume/CV")
      .getByRole("button", { name: /^Remove/ })
      .click();
    await documentField(page, "Resume/CV").getByLabel("Choose a file").waitFor();
    assert.ok(await documentField(page, "Passport Copy").getByText("passport.pdf").isVisible());
    assert.ok(await certificate.getByText("https://example.com/stcw.pdf", { exact: true }).isVisible());
  }),
);

for (const script of [true, false])
  choosing(
    `goes on with Enter in the field of a link${script ? "" : " without script"}`,
    visit({ script }, async ({ page }) => {
      await resumeAt(page, 3);
      if (script) await wake(page);
      for (const label of ["Resume/CV", "Passport Copy"]) {
        const field = documentField(page, label);
        await field.getByLabel("Enter URL").check();
        await field.getByLabel("Link to the document").fill("https://example.com/scan.pdf");
      }
      await page.keyboard.press("Enter");
      await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
    }),
  );

choosing(
  "offers no link where only a file is taken",
  visit({ expected: /status of 415|status of 429/ }, async ({ page }) => {
    await resumeAt(page, 3);
    await wake(page);
    await handIn(page, "Certificates", aResume);
    const field = documentField(page, "Certificate 2");
    assert.is(await field.getByLabel("Enter URL").count(), 0);
    await page.route("**/uploads/*", (route) => route.fulfill({ status: 429 }));
    await page.route("**/api/objects/upload", (route) =>
      route.fulfill({ json: { uploadURL: "https://example.com/nowhere" } }),
    );
    await field.getByLabel("Choose a file").setInputFiles({ ...aResume, name: "second.pdf" });
    await page.locator("#toasts").getByText("Upload Failed").waitFor();
    assert.is(await main(page).getByText("URL manually").count(), 0);
    assert.is(await field.getByLabel("Link to the document").count(), 0);
  }),
);

for (const script of [true, false])
  choosing(
    `takes the last day of a certificate${script ? ", which goes with the file" : " together with it, without script"}`,
    visit({ script }, async ({ page }) => {
      await resumeAt(page, 3);
      if (script) await wake(page);
      const field = documentField(page, "Certificates");
      const day = field.getByLabel("Valid until");
      assert.is(await day.isVisible(), !script, "with script the date waits for its certificate");
      if (!script) await day.fill("2020-05-17");
      await handIn(page, "Certificates", aResume, script);
      if (script) await day.fill("2020-05-17");
      assert.is(await day.inputValue(), "2020-05-17");
      for (const label of ["Resume/CV", "Passport Copy"]) await handIn(page, label, aResume, script);
      await goOn(page);
      await main(page).getByRole("heading", { name: "Check your answers" }).waitFor();
      await main(page).getByText("Certificates: expired on May 17, 2020").waitFor();
      await main(page).getByRole("link", { name: "Change Certificates" }).first().click();
      await field.getByRole("button", { name: /^Remove/ }).click();
      await field.getByLabel("Choose a file").waitFor();
      assert.is(await day.inputValue(), "");
    }),
  );

choosing.run();
