import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { type Browser, fieldMessages, inProcess, json, send } from "../../../tests/support/site.ts";
import { slowBody } from "../../../tests/support/upload-link.ts";
import { documentsStep, filledTo, mainOf, personalStep, summaryOf } from "../../../tests/support/wizard.ts";
import { UploadTooSlow } from "../../services/uploads/minimum-speed.ts";
import { certificatePlaces } from "../../shared/applications/added-certificate.ts";

function sendFile(browser: Browser, field: string, bytes: Uint8Array, name: string) {
  const body = new FormData();
  body.set("file", new Blob([bytes as BlobPart]), name);
  return browser.send(`/apply/documents/${field}/upload`, { method: "POST", body });
}

const uploadPath = "/apply/documents/resumeUrl/upload";
const text = (...lines: string[]) => new TextEncoder().encode(lines.join("\r\n"));
const disposition = 'Content-Disposition: form-data; name="file"; filename="cv.pdf"';
const opening = text("--edge", disposition, "Content-Type: application/pdf", "", "");

/** Sends a form whose body arrives as this stream does. */
async function sendForm(body: ReadableStream<Uint8Array>): Promise<Response> {
  const headers = { "Content-Type": "multipart/form-data; boundary=edge" };
  return (await filledTo(3)).send(uploadPath, {
    method: "POST",
    headers,
    body,
    duplex: "half",
  } as RequestInit);
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

if (inProcess)
  documents("takes ten certificates, one after the other, which the own page shows", async () => {
    const browser = await filledTo(3, { settings: { feeCents: 0 } });
    await browser.submit("/apply/step", { ...personalStep, ...anApplicant() });
    const offered = async () => {
      const main = await mainOf(await browser.send("/apply?step=3"));
      return [...main.matchAll(/id="(certificate\w+)-file"/g)].map(([, place]) => place);
    };
    for (const [index, place] of ["certificatesUrl", ...certificatePlaces].entries()) {
      assert.equal(await offered(), [place]);
      assert.is((await sendFile(browser, place, pdf(2000 + index), `${index + 1}.pdf`)).status, 303);
    }
    assert.equal(await offered(), []);
    await browser.submit("/apply/documents/certificate4/remove", {});
    assert.equal(await offered(), ["certificate4"]);
    await browser.submit("/apply/step", documentsStep);
    assert.match(await mainOf(await browser.send("/apply?step=4")), /Certificate 10<.*10\.pdf/s);
    await browser.submit("/apply/terms", { terms: "accepted" });
    const success = await mainOf(await browser.send("/application-success"));
    const [own = ""] = /\/application\/[\w-]{43}/.exec(success) ?? [];
    const page = await mainOf(await browser.send(own));
    const shown = [...page.matchAll(/documents\/certificate\w+"[^>]*><b>([^<]*)</g)].map(
      ([, label]) => label,
    );
    assert.equal(
      shown,
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `Certificate ${n}`),
    );
    assert.not.match(page, "added on");
    const { documents } = (await (await browser.send(`${own}/data`)).json()) as {
      documents: { label: string }[];
    };
    assert.is(new Set(documents.map(({ label }) => label)).size, documents.length);
  });

documents("takes only a file, and only its own, as a certificate beside the first one", async () => {
  const browser = await filledTo(3);
  const draft = async (certificate1: string) =>
    (await browser.send("/api/draft", json({ answers: { certificate1 } }, "PUT"))).status;
  assert.is(await draft(`/objects/uploads/${randomUUID()}`), 400);
  const sent = await browser.submit("/apply/documents/certificate1/link", {
    certificate1: "https://x.example/c.pdf",
  });
  assert.is(sent.status, 404);
  const application = { ...anApplicant(), certificate1: "https://x.example/c.pdf" };
  assert.equal(await fieldMessages(await browser.post("/api/applications", application)), {
    certificate1: "Certificate 2 must be an uploaded file",
  });
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

const lockedPdf = readFileSync(new URL("../../../tests/support/pdfs/user-r6.pdf", import.meta.url));
const shortPdf = text("%PDF-1.4", "%%");
const heic = text("\0\0\0\x18ftypheic\0\0\0\0mif1heic");

for (const [kind, bytes, field, said] of [
  ["a PDF with a password", lockedPdf, "resumeUrl", /^This PDF needs a password to open/],
  ["a PDF of 12 bytes", shortPdf, "resumeUrl", /^This PDF cannot be opened, or it has no page/],
  ["a HEIC photo", heic, "photographUrl", /^This is a HEIC photo.*Most Compatible/],
] as const)
  documents(`says what is wrong with ${kind}, by form and by link`, async () => {
    const browser = await filledTo(3);
    const response = await sendFile(browser, field, bytes, "document");
    assert.is(response.status, 400);
    const [problem = ""] = summaryOf(await response.text());
    assert.match(problem, said);
    const place = (await (await browser.post("/api/objects/upload", {})).json()) as { uploadURL: string };
    const { pathname, search } = new URL(place.uploadURL);
    const refused = await browser.send(pathname + search, { method: "PUT", body: Uint8Array.from(bytes) });
    assert.is(refused.status, 415);
    assert.is(((await refused.json()) as { message: string }).message, problem.replaceAll("&gt;", ">"));
  });

documents("names the types of a field that takes no photos, to who sends a HEIC photo", async () => {
  const response = await sendFile(await filledTo(3), "resumeUrl", heic, "cv");
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

documents("says in the language of the page that a link is missing", async () => {
  const response = await (await filledTo(3)).submit("/es/apply/documents/resumeUrl/link", { resumeUrl: "" });
  assert.equal(summaryOf(await response.text()), ["Añada su currículum"]);
});

documents("answers 404 for a document that is not asked for", async () => {
  assert.is((await send("/apply/documents/diaryUrl/remove", { method: "POST" })).status, 404);
});

documents("refuses a form that goes on and on before its file", async () => {
  const fields = Array.from({ length: 40 }, (_, at) => [`field${at}`, "x".repeat(9_000)] as const);
  const body = new FormData();
  for (const [name, value] of fields) body.set(name, value);
  body.set("file", new Blob([pdf()]), "cv.pdf");
  const response = await (await filledTo(3)).send(uploadPath, { method: "POST", body });
  assert.is(response.status, 413);
});

documents.run();

const comes = suite("POST /apply/documents/:field/upload, as it comes");

for (const [where, before] of [
  ["before its file", []],
  ["within its file", [opening, pdf()]],
] as const)
  comes(`says that a form came too slowly, also ${where}`, async () => {
    const { stream } = slowBody([...before, new UploadTooSlow()]);
    const response = await sendForm(stream);
    assert.is(response.status, 503);
    assert.match(await mainOf(response), "This took longer than it should");
  });

comes("refuses a form that breaks off within its file", async () => {
  const { stream } = slowBody([opening, pdf(), new TypeError("terminated")]);
  assert.is((await sendForm(stream)).status, 400);
  const ended = slowBody([opening, pdf()]);
  assert.is((await sendForm(ended.stream)).status, 400);
});

// Only tests in this process learn what became of a body.
if (inProcess) comes.run();
