import { Readable } from "node:stream";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { aScene, documentsOf, draftMadeOf, use } from "../../../tests/support/reuse.ts";
import { Browser, inProcess } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";

const replaced = suite("step 3 of a draft that another one replaced");

const draftOf = async (browser: Browser) =>
  /name="draft" value="([^"]+)"/.exec(await mainOf(await browser.send("/apply?step=3")))?.[1] ?? "";

const words = new TextEncoder().encode("just words");

function sendFiles(browser: Browser, path: string, draft: string, files: Record<string, Uint8Array>) {
  const body = new FormData();
  body.set("draft", draft);
  for (const [place, bytes] of Object.entries(files))
    body.set(`${place}.file`, new Blob([bytes as BlobPart]), "cv.pdf");
  return browser.send(`/apply/documents${path}`, { method: "POST", body });
}

const text = (...lines: string[]) => new TextEncoder().encode(lines.join("\r\n"));
const field = (name: string, more = "") => [
  "--edge",
  `Content-Disposition: form-data; name="${name}"${more}`,
];

/** The second file is larger than what the network may still send in this hour. */
function sendTooMuch({ cookies }: Browser, draft: string) {
  const browser = new Browser({ settings: { rateLimitScale: 10 / 1000 }, address: unique("address") });
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  function* parts() {
    yield text(...field("draft"), "", draft, ...field("resumeUrl.file", '; filename="cv.pdf"'), "", "");
    yield pdf(2_101);
    yield text("", ...field("certificatesUrl.file", '; filename="stcw.pdf"'), "", "");
    for (let n = 0; n < 12; n += 1) yield pdf(1_000_000);
  }
  return browser.send("/apply/documents", {
    method: "POST",
    headers: { "Content-Type": "multipart/form-data; boundary=edge" },
    body: Readable.toWeb(Readable.from(parts())),
    duplex: "half",
  } as RequestInit);
}

const late: Record<string, (browser: Browser, draft: string) => Promise<Response>> = {
  "an uploaded file": (browser, draft) =>
    sendFiles(browser, "/resumeUrl/upload", draft, { resumeUrl: pdf(2102) }),
  "a file beside a refused one": (browser, draft) =>
    sendFiles(browser, "/resumeUrl/upload", draft, { resumeUrl: words, certificatesUrl: pdf(2103) }),
  "a file of a form that a limit ends": sendTooMuch,
  "a removal": (browser, draft) => browser.submit("/apply/documents/resumeUrl/remove", { draft }),
};

for (const [what, act] of Object.entries(late))
  replaced(`keeps ${what} out of the new draft, and says what became of the page`, async () => {
    const { id, path, second } = await aScene();
    const browser = await filledTo(3);
    const old = await draftOf(browser);
    assert.ok(old);
    await use(browser, path, second.id, { replace: "1" });
    const draft = await draftMadeOf(id);
    const before = await documentsOf(draft);
    const answer = await act(browser, old);
    assert.equal([answer.status, answer.headers.get("Location")], [303, "/apply"]);
    assert.equal(await documentsOf(draft), before);
  });

replaced("takes all of them into the draft that the page shows", async () => {
  const { id, path, second } = await aScene();
  const browser = await filledTo(3);
  await use(browser, path, second.id, { replace: "1" });
  const draft = await draftMadeOf(id);
  const before = await documentsOf(draft);
  await late["a removal"]!(browser, draft);
  assert.is((await documentsOf(draft)).length, before.length - 1);
  assert.is((await sendTooMuch(browser, draft)).status, 429);
  assert.is((await documentsOf(draft)).length, before.length);
});

// Only tests in this process choose the limits.
if (inProcess) replaced.run();
