import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  compoundFile,
  concat,
  contentTypes,
  doc,
  docx,
  jpg,
  pdf,
  png,
  wordDocument,
  zip,
} from "../../tests/document-fixtures.ts";
import { documentType } from "./document-type.ts";

const text = (content: string) => new TextEncoder().encode(content);
const office = (main: string) =>
  contentTypes(`application/vnd.openxmlformats-officedocument.${main}.main+xml`);
const wordHeader = Uint8Array.from([0xec, 0xa5, 0xc1, 0x00]);
const picture = { name: "word/media/image1.jpeg", content: "x".repeat(600_000) };
const headBytes = 512 * 1024;

const taken = suite("document types");

for (const [kind, content, type] of [
  ["a PDF", pdf(), "pdf"],
  ["a JPEG", jpg, "jpg"],
  ["a PNG", png, "png"],
  ["a Word document", docx, "docx"],
  ["a Word document whose types come last", zip([wordDocument, contentTypes()]), "docx"],
  ["a Word document written as a stream", zip([wordDocument, contentTypes()], true), "docx"],
  ["an old Word document", doc, "doc"],
] as const)
  taken(`know ${kind}`, async () => {
    assert.is(await documentType(content, true), type);
  });

for (const [kind, content, type] of [
  ["a long Word document", zip([contentTypes(), wordDocument, picture]), "docx"],
  ["a long Word document whose types come last", zip([wordDocument, picture, contentTypes()]), "docx"],
  ["a long Word document written as a stream", zip([wordDocument, picture, contentTypes()], true), "docx"],
  ["a long old Word document", compoundFile(["WordDocument"], { data: new Uint8Array(600_000) }), "doc"],
  [
    "a long old Word document whose directory comes last",
    compoundFile(["WordDocument"], {
      data: concat(new Uint8Array(512), wordHeader, new Uint8Array(600_000)),
      directoryAtEnd: true,
    }),
    "doc",
  ],
] as const)
  taken(`know ${kind} by its head`, async () => {
    assert.is(await documentType(content.subarray(0, headBytes), false), type);
  });

const refused = suite("other types");

for (const [kind, content] of [
  ["nothing", new Uint8Array(0)],
  ["one byte", text("%")],
  ["plain text", text("Curriculum vitae")],
  ["a picture in SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ["an SVG with an XML declaration", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a page", text("<!doctype html><html></html>")],
  ["a GIF", text("GIF89a\x01\0\x01\0\0\0\0")],
  ["a PDF behind other bytes", concat(text("\n"), pdf())],
  ["a PDF behind a byte order mark", concat(Uint8Array.from([0xef, 0xbb, 0xbf]), pdf())],
  ["a PDF that is a page too", text("%PDF-1.4\n<HTML><body>")],
  ["a PDF with a script tag", text("%PDF-1.4\n%<script>alert(1)</script>")],
  ["a zip of anything", zip([{ name: "photo.jpg", content: "x" }])],
  ["an empty zip", zip([])],
  ["a workbook", zip([office("spreadsheetml.sheet"), { name: "xl/workbook.xml", content: "<x/>" }])],
  ["slides", zip([office("presentationml.presentation"), { name: "ppt/presentation.xml", content: "<x/>" }])],
  ["an OpenDocument text", zip([{ name: "mimetype", content: "application/vnd.oasis.opendocument.text" }])],
  ["a Java archive", zip([{ name: "META-INF/MANIFEST.MF", content: "x" }, contentTypes(), wordDocument])],
  ["a workbook with a folder named word", zip([office("spreadsheetml.sheet"), wordDocument])],
  [
    "a Word document with macros",
    zip([contentTypes("application/vnd.ms-word.document.macroEnabled.main+xml"), wordDocument]),
  ],
  [
    "a Word document that hides a macro part",
    zip([contentTypes(), wordDocument, { name: "word/vbaProject.bin", content: "x" }]),
  ],
  ["a Word document without types", zip([wordDocument])],
  ["a Word document without text", zip([contentTypes()])],
  ["a Word document cut short", docx.subarray(0, docx.length - 60)],
  ["a Word document under a password", zip([contentTypes(), { ...wordDocument, encrypted: true }])],
  ["a zip bomb", zip([contentTypes(), { ...wordDocument, declaredBytes: 0xf0000000 }])],
  [
    "a zip bomb of many parts",
    zip([
      contentTypes(),
      ...Array.from({ length: 5 }, () => ({ ...wordDocument, declaredBytes: 50_000_000 })),
    ]),
  ],
  ["an archive of more parts than any document has", zip(Array.from({ length: 5000 }, () => wordDocument))],
  ["an old workbook", compoundFile(["Workbook"])],
  ["an old workbook that holds a letter", compoundFile(["Workbook", "WordDocument"])],
  ["an installer", compoundFile(["!_StringPool"])],
  ["an encrypted package", compoundFile(["EncryptedPackage"])],
  ["a compound file without a directory", compoundFile([]).subarray(0, 600)],
  ["a compound file's first bytes", doc.subarray(0, 100)],
] as const)
  refused(`are refused: ${kind}`, async () => {
    assert.is(await documentType(content, true), undefined);
  });

for (const [kind, content] of [
  ["a long workbook", zip([office("spreadsheetml.sheet"), { ...picture, name: "xl/media/image1.jpeg" }])],
  ["a long zip of photos", zip([{ ...picture, name: "photo.jpg" }])],
  ["a long bomb", zip([contentTypes(), wordDocument, { ...picture, declaredBytes: 0xf0000000 }])],
  [
    "a long compound file that is no letter",
    compoundFile(["x"], { data: new Uint8Array(600_000), directoryAtEnd: true }),
  ],
] as const)
  refused(`are refused by their head: ${kind}`, async () => {
    assert.is(await documentType(content.subarray(0, headBytes), false), undefined);
  });

refused("are refused whatever byte of a document is broken", async () => {
  const types = new Set<string | undefined>();
  for (const whole of [docx, doc, png])
    for (let at = 0; at < whole.length; at += 1) {
      const broken = whole.slice();
      broken[at]! ^= 0xff;
      types.add(await documentType(broken, true));
    }
  assert.equal(
    [...types].filter((type) => !["doc", "docx", "png", undefined].includes(type)),
    [],
  );
});

taken.run();
refused.run();
