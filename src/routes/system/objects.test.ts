import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { concat, zip } from "../../../tests/support/archive-fixtures.ts";
import {
  contentTypes,
  doc,
  docx,
  jpg,
  pdf,
  png,
  wordDocument,
} from "../../../tests/support/document-fixtures.ts";
import { anApplication, upload } from "../../../tests/support/fixtures.ts";
import { Browser } from "../../../tests/support/site.ts";

const administrator = await signedIn();
const text = (content: string) => new TextEncoder().encode(content);
const page = text("<html><script>alert(1)</script></html>");

const downloads = suite("GET /objects/uploads/:id");

for (const [extension, bytes, contentType] of [
  ["pdf", pdf(), "application/pdf"],
  ["doc", doc, "application/msword"],
  ["docx", docx, "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
  ["jpg", jpg, "image/jpeg"],
  ["png", png, "image/png"],
] as const)
  downloads(`gives a ${extension} as a download that cannot run`, async () => {
    const path = await upload(new Browser(), bytes);
    const { status, headers } = await administrator.send(path);
    assert.is(status, 200);
    const id = path.split("/").at(-1)!;
    for (const [name, value] of Object.entries({
      "Content-Type": contentType,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `attachment; filename="document-${id.slice(0, 8)}.${extension}"`,
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
      "Cross-Origin-Resource-Policy": "same-origin",
    }))
      assert.is(headers.get(name), value, name);
  });

downloads("names what an application sent by what it shows", async () => {
  const browser = new Browser();
  const [passportCopyUrl, photographUrl] = [await upload(browser), await upload(browser, jpg)];
  const sent = await browser.post("/api/applications", { ...anApplication, passportCopyUrl, photographUrl });
  assert.is(sent.status, 201);
  const nameOf = async (path: string) => (await administrator.send(path)).headers.get("Content-Disposition");
  const short = (path: string) => path.split("/").at(-1)!.slice(0, 8);
  assert.is(
    await nameOf(passportCopyUrl),
    `attachment; filename="passport-copy-${short(passportCopyUrl)}.pdf"`,
  );
  assert.is(await nameOf(photographUrl), `attachment; filename="photograph-${short(photographUrl)}.jpg"`);
});

const uploads = suite("PUT /uploads/:id");

for (const [kind, bytes] of [
  ["a PDF that is a page too", concat(pdf(), page)],
  ["an SVG", text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a JPEG with a Java archive behind it", concat(jpg, zip([wordDocument]))],
  [
    "a zip bomb",
    zip([contentTypes(), { ...wordDocument, content: "\0".repeat(30_000_000), deflated: true }]),
  ],
  [
    "a long Word document with macros",
    zip([
      contentTypes(),
      wordDocument,
      { name: "a.jpeg", content: "x".repeat(1_000_000) },
      { name: "word/vbaProject.bin", content: "x" },
    ]),
  ],
] as const)
  uploads(`refuses ${kind} and says what it takes`, async () => {
    const browser = new Browser();
    const link = (await (await browser.post("/api/objects/upload", {})).json()) as { uploadURL: string };
    const { pathname, search } = new URL(link.uploadURL);
    const response = await browser.send(pathname + search, { method: "PUT", body: bytes as BodyInit });
    assert.is(response.status, 415);
    const { message } = (await response.json()) as { message: string };
    assert.is(message, "The selected file must be a PDF, Word, JPG or PNG file.");
    assert.is((await administrator.send(`/objects${pathname}`)).status, 404);
  });

downloads.run();
uploads.run();
