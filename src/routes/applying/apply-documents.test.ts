import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { type Browser, inProcess } from "../../../tests/support/site.ts";
import { filledTo, mainOf, summaryOf } from "../../../tests/support/wizard.ts";
import { FilesAway } from "../../services/files/files.ts";
import type { LogEntry } from "../../world.ts";

const chosen = suite("POST /apply/documents");

type File = [name: string, bytes: Uint8Array];

/** The step's form with the files that were chosen, in the order of the page: its own fields come last. */
function sendChosen(
  browser: Browser,
  files: Record<string, File>,
  fields: Record<string, string> = {},
  path = "/apply/documents",
) {
  const body = new FormData();
  for (const [place, [name, bytes]] of Object.entries(files))
    body.set(`${place}.file`, new Blob([bytes as BlobPart]), name);
  body.set("photographUrl.file", new Blob([]), "");
  for (const [name, value] of Object.entries({ ...fields, step: "3" })) body.set(name, value);
  return browser.send(path, { method: "POST", body });
}

const anyText = new TextEncoder().encode("just words");

chosen("keeps each file that was chosen and goes on", async () => {
  const browser = await filledTo(3);
  const files: Record<string, File> = {
    resumeUrl: ["my cv.pdf", pdf(2001)],
    passportCopyUrl: ["passport.pdf", pdf(2002)],
    certificatesUrl: ["stcw.pdf", pdf(2003)],
  };
  const response = await sendChosen(browser, files);
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/apply?step=4");
  const review = await mainOf(await browser.send("/apply?step=4"));
  for (const [name] of Object.values(files)) assert.ok(review.includes(name), name);
});

chosen("tells a browser without script nothing of what the script does to photos", async () => {
  const page = await mainOf(await (await filledTo(3)).send("/apply?step=3"));
  const shown = page.replace(/<(p|span) class="[^"]*with-script">.*?<\/\1>/gs, "");
  assert.not.match(shown, /smaller on your device|turns the photo into a PDF/);
  assert.match(page, /turns the photo into a PDF.*smaller on your device/s);
});

chosen("says which file is refused, and keeps the others", async () => {
  const browser = await filledTo(3);
  const files: Record<string, File> = {
    resumeUrl: ["cv.pdf", anyText],
    passportCopyUrl: ["passport.pdf", pdf(2004)],
    certificatesUrl: ["large.pdf", pdf(10 * 1024 * 1024 + 1)],
  };
  const response = await sendChosen(browser, files);
  assert.is(response.status, 400);
  const html = await response.text();
  assert.equal(summaryOf(html), [
    "The selected file must be a PDF, DOC or DOCX",
    "The selected file must be smaller than 10 MB",
  ]);
  for (const place of ["resumeUrl", "certificatesUrl"]) assert.match(html, `<a href="#${place}">`);
  assert.match(html, "<strong>passport.pdf</strong>");
});

chosen("keeps them with Back, and with the buttons of a single document, too", async () => {
  const browser = await filledTo(3);
  const back = await sendChosen(browser, { resumeUrl: ["cv.pdf", pdf(2005)] }, { back: "1" });
  assert.is(back.headers.get("Location"), "/apply?step=2");
  const passport: Record<string, File> = { passportCopyUrl: ["passport.pdf", pdf(2006)] };
  const link = { "certificatesUrl.mode": "url", certificatesUrl: "https://example.com/stcw.pdf" };
  const saved = await sendChosen(browser, passport, link, "/apply/documents/certificatesUrl/link");
  assert.is(saved.headers.get("Location"), "/apply?step=3");
  const main = await mainOf(await browser.send("/apply?step=3"));
  for (const shown of ["cv.pdf", "passport.pdf", link.certificatesUrl])
    assert.ok(main.includes(shown), shown);
});

chosen("keeps them on the way to another job or device, and stays when one is refused", async () => {
  for (const [leave, place] of [
    ["jobs", "/jobs"],
    ["elsewhere", "/apply/continue"],
  ] as const) {
    const browser = await filledTo(3);
    const refused = await sendChosen(browser, { resumeUrl: ["cv.pdf", anyText] }, { leave });
    assert.is(refused.status, 400);
    const left = await sendChosen(browser, { resumeUrl: ["cv.pdf", pdf(2021)] }, { leave });
    assert.is(left.headers.get("Location"), place);
    assert.ok((await mainOf(await browser.send("/apply?step=3"))).includes("cv.pdf"));
  }
});

chosen("keeps them with the removal of another document, and says which one is refused", async () => {
  const browser = await filledTo(3);
  await sendChosen(browser, { resumeUrl: ["cv.pdf", pdf(2011)], certificatesUrl: ["1.pdf", pdf(2012)] });
  const files: Record<string, File> = {
    passportCopyUrl: ["passport.pdf", pdf(2013)],
    certificate1: ["2.pdf", anyText],
  };
  const link = { "photographUrl.mode": "url", photographUrl: "https://example.com/me.jpg" };
  const response = await sendChosen(browser, files, link, "/apply/documents/resumeUrl/remove");
  assert.is(response.status, 400);
  const html = await response.text();
  assert.equal(summaryOf(html), ["The selected file must be a PDF, JPG or PNG"]);
  assert.match(html, 'id="resumeUrl-file"');
  for (const shown of ["passport.pdf", "1.pdf", link.photographUrl]) assert.ok(html.includes(shown), shown);
});

if (inProcess)
  chosen("says that files cannot be stored now, and keeps the link that was typed beside them", async () => {
    let writes = 0;
    const log: LogEntry[] = [];
    const write = () => {
      writes += 1;
      return Promise.reject(new FilesAway(new Error("frozen")));
    };
    const world = { files: { ...memoryFiles(), write }, log: (entry: LogEntry) => void log.push(entry) };
    const browser = await filledTo(3, world);
    const link = { "certificatesUrl.mode": "url", certificatesUrl: "https://example.com/stcw.pdf" };
    const files: Record<string, File> = {
      resumeUrl: ["cv.pdf", pdf(2031)],
      passportCopyUrl: ["passport.pdf", pdf(2032)],
    };
    const response = await sendChosen(browser, files, link);
    assert.is(response.status, 503);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
    const html = await response.text();
    const sentence = "We cannot store or open documents right now. Please try again in a minute.";
    assert.equal(summaryOf(html), [sentence, sentence]);
    assert.is(writes, 1);
    assert.match(String(log.find(({ code }) => code === "filesAway")?.cause), "caused by Error: frozen");
    assert.match(html, link.certificatesUrl);
    assert.match(await mainOf(await browser.send("/apply?step=3")), link.certificatesUrl);
  });

chosen("removes a certificate and keeps the one that was chosen below it", async () => {
  const browser = await filledTo(3);
  await sendChosen(browser, { certificatesUrl: ["1.pdf", pdf(2014)] });
  const second: Record<string, File> = { certificate1: ["2.pdf", pdf(2015)] };
  const response = await sendChosen(browser, second, {}, "/apply/documents/certificatesUrl/remove");
  assert.is(response.headers.get("Location"), "/apply?step=3");
  const main = await mainOf(await browser.send("/apply?step=3"));
  assert.match(main, 'id="certificatesUrl-file"');
  assert.match(main, "<strong>2.pdf</strong>");
  assert.not.match(main, "<strong>1.pdf</strong>");
});

chosen("takes the next free place for a certificate when another tab has filled its place", async () => {
  const browser = await filledTo(3);
  await sendChosen(browser, { certificatesUrl: ["1.pdf", pdf(2007)] });
  for (const n of [2, 3]) await sendChosen(browser, { certificate1: [`${n}.pdf`, pdf(2006 + n)] });
  const main = await mainOf(await browser.send("/apply?step=3"));
  for (const n of [1, 2, 3]) assert.ok(main.includes(`<strong>${n}.pdf</strong>`), String(n));
});

chosen("keeps the date of a certificate, also one that is wrong or has no file yet", async () => {
  const browser = await filledTo(3);
  const file: Record<string, File> = { certificatesUrl: ["1.pdf", pdf(2016)] };
  await sendChosen(browser, file, { certificatesValidUntil: "2020-05-17", certificate1ValidUntil: "May" });
  const step = await mainOf(await browser.send("/apply?step=3"));
  for (const day of ["2020-05-17", "May"]) assert.match(step, `value="${day}"`);
  const links = { resumeUrl: "https://x.example/cv", passportCopyUrl: "https://x.example/passport" };
  const wrong = await sendChosen(browser, {}, links);
  assert.is(wrong.status, 400);
  const html = await wrong.text();
  assert.match(html, '<a href="#certificate1ValidUntil">');
  await sendChosen(browser, {}, { ...links, certificate1ValidUntil: "" });
  const review = await mainOf(await browser.send("/apply?step=4"));
  assert.match(review, "1.pdf, valid until May 17, 2020");
  assert.match(review, "Certificates: expired on May 17, 2020");
});

chosen("asks for what is missing when nothing was chosen", async () => {
  const response = await sendChosen(await filledTo(3), {});
  assert.equal(summaryOf(await response.text()), ["Resume is required", "Passport copy is required"]);
});

chosen.run();
