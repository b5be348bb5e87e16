import * as assert from "uvu/assert";
import { browserSuite, visit } from "../support/browser.ts";
import { document as documentField, goOn, main, resumeAt, wake } from "../support/candidate.ts";
import { anApplication } from "../support/fixtures.ts";
import { covers } from "../support/overlap.ts";
import { until } from "../support/until.ts";

const linking = browserSuite("the link to a document");

const noPdf = { name: "resume.pdf", mimeType: "application/pdf", buffer: Buffer.from("just words") };

for (const width of [360, 1280])
  linking(
    `is not wrong yet when an upload is refused, and no toast covers the reason, at ${width} pixels`,
    visit({ width, expected: /status of 415/ }, async ({ page }) => {
      await resumeAt(page, 3);
      await wake(page);
      const field = documentField(page, "Resume/CV");
      const link = field.getByLabel("Link to the document");
      await field.getByLabel("Choose a file").setInputFiles(noPdf);
      const toast = page.locator(".toast");
      await toast.getByText("Upload Failed").waitFor();
      const reason = field.getByText("The selected file must be a PDF, DOC, DOCX, JPG or PNG");
      for (const block of ["start", "center", "end"] as const) {
        await field.evaluate((one, block) => one.scrollIntoView({ block }), block);
        await until(`the reason is readable, from ${block}`, async () => !(await covers(toast, reason)));
      }
      assert.is(await link.getAttribute("aria-invalid"), null);
      await goOn(page);
      await main(page).getByRole("alert").waitFor();
      assert.is(await link.getAttribute("aria-invalid"), "true");
    }),
  );

linking(
  "is on one line in the review, with its file, however long it is",
  visit({}, async ({ page }) => {
    const link = `https://files.example.com/${"a-folder/".repeat(9)}resume.pdf?key=${"0123456789".repeat(9)}`;
    await resumeAt(page, 4, { ...anApplication, resumeUrl: link });
    const shown = main(page).getByRole("link", { name: "files.example.com/…/resume.pdf" });
    assert.is(await shown.getAttribute("href"), link);
    assert.is(await shown.getAttribute("title"), link);
    assert.ok((await shown.boundingBox())!.height < 50, "the link is on one line");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  }),
);

linking.run();
