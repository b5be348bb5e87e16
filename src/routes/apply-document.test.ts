import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../tests/document-fixtures.ts";
import { type Browser, send } from "../../tests/site.ts";
import { filledTo, mainOf, summaryOf } from "../../tests/wizard.ts";

function sendFile(browser: Browser, field: string, bytes: Uint8Array, name: string) {
  const body = new FormData();
  body.set("file", new Blob([bytes as BlobPart]), name);
  return browser.send(`/apply/documents/${field}/upload`, { method: "POST", body });
}

const documents = suite("POST /apply/documents/:field");

documents("keeps an uploaded file with its name, and never asks for it again", async () => {
  const browser = await filledTo(3);
  const response = await sendFile(browser, "resumeUrl", pdf(), "My résumé.pdf");
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/apply?step=3");
  const main = await mainOf(await browser.send("/apply?step=3"));
  assert.ok(main.includes("My résumé.pdf"));
  assert.not(main.includes('id="resumeUrl-file"'));
});

documents("takes an uploaded file back", async () => {
  const browser = await filledTo(3);
  await sendFile(browser, "resumeUrl", pdf(), "resume.pdf");
  await browser.submit("/apply/documents/resumeUrl/remove", {});
  assert.ok((await mainOf(await browser.send("/apply?step=3"))).includes('id="resumeUrl-file"'));
});

documents("says which types the field takes", async () => {
  const response = await sendFile(await filledTo(3), "resumeUrl", new TextEncoder().encode("text"), "cv.pdf");
  assert.is(response.status, 400);
  assert.equal(summaryOf(await response.text()), ["The selected file must be a PDF, DOC or DOCX"]);
});

documents("refuses a type that only other fields take", async () => {
  const response = await sendFile(await filledTo(3), "photographUrl", pdf(), "me.jpg");
  assert.equal(summaryOf(await response.text()), ["The selected file must be a JPG or PNG"]);
});

documents("says when no file was chosen", async () => {
  const response = await sendFile(await filledTo(3), "resumeUrl", new Uint8Array(), "");
  assert.equal(summaryOf(await response.text()), ["Select a file"]);
});

documents("says when the file is empty", async () => {
  const response = await sendFile(await filledTo(3), "resumeUrl", new Uint8Array(), "cv.pdf");
  assert.equal(summaryOf(await response.text()), ["The selected file is empty"]);
});

documents("keeps a link, and those typed beside it", async () => {
  const browser = await filledTo(3);
  const links = { resumeUrl: "https://example.com/cv.pdf", passportCopyUrl: "https://example.com/pass.pdf" };
  assert.is((await browser.submit("/apply/documents/resumeUrl/link", links)).status, 303);
  const main = await mainOf(await browser.send("/apply?step=3"));
  for (const link of Object.values(links)) assert.ok(main.includes(link));
});

documents("refuses a link that is none", async () => {
  const response = await (await filledTo(3)).submit("/apply/documents/resumeUrl/link", {
    resumeUrl: "cv.pdf",
  });
  assert.is(response.status, 400);
  assert.is(summaryOf(await response.text()).length, 1);
});

documents("answers 404 for a document that is not asked for", async () => {
  assert.is((await send("/apply/documents/diaryUrl/remove", { method: "POST" })).status, 404);
});

documents.run();
