import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compoundFile, concat, zip } from "../../../tests/support/archive-fixtures.ts";
import {
  contentTypes,
  doc,
  docx,
  jpg,
  pdf,
  png,
  wordDocument,
} from "../../../tests/support/document-fixtures.ts";
import { isHeic } from "../../shared/applying/file-signs.ts";
import { judgeDocument, likelyType } from "./document-type.ts";
import { readAnywhere } from "./random-access.ts";

const text = (content: string) => new TextEncoder().encode(content);
const pieceBytes = 512 * 1024;

/** Judges a document like an upload: by its first piece, then by each place that the judgement asks for. */
async function typeOf(content: Uint8Array) {
  const type = likelyType(content.subarray(0, pieceBytes), content.length <= pieceBytes);
  const readPiece = async (piece: number) => content.slice(piece * pieceBytes, (piece + 1) * pieceBytes);
  const last = await readPiece(Math.ceil(content.length / pieceBytes) - 1);
  const file = readAnywhere({ bytes: content.length, pieceBytes, last, readPiece });
  return type && !(await judgeDocument(type, file)).fault ? type : undefined;
}

const picture = { name: "word/media/image1.jpeg", content: "x".repeat(600_000) };
const app = { name: "classes2.dex", content: "dex" };
const long = new Uint8Array(600_000).fill(7);
const film = concat(text("ftypmp42"), long);
const ended = text("startxref\n9\n%%EOF\n");
/** A photo whose preview fills the head alone. */
const previews = concat(
  jpg.subarray(0, 20),
  ...Array.from({ length: 10 }, () =>
    concat(Uint8Array.from([0xff, 0xe2, 0xff, 0xff]), new Uint8Array(65_533)),
  ),
  jpg.subarray(20),
);
/** Beyond 7 MB a sector of its own names the tables: the fifth, which names the first for all. */
const longest = compoundFile(["WordDocument"], {
  data: new Uint8Array(7_500_000).fill(0xff).fill(0, 4 * 512, 5 * 512),
  directoryAtEnd: true,
});
new DataView(longest.buffer).setUint32(68, 5, true);
const linearised = concat(pdf(), long, ended);

const taken = suite("a document");

for (const [kind, content, type] of [
  ["a PDF", pdf(), "pdf"],
  ["a long PDF", concat(pdf(), long, ended), "pdf"],
  ["a PDF that was changed twice", concat(linearised, long, ended, long, ended), "pdf"],
  ["a PDF with line ends behind it", concat(linearised, text("\r\n".repeat(900))), "pdf"],
  ["a PDF that a device filled up with zeros", pdf(1_500_000), "pdf"],
  ["a PDF with XML about itself", concat(pdf(), text('<x:xmpmeta xmlns:x="a"/>'), ended), "pdf"],
  ["a PDF with a note", concat(pdf(), text('/RC(<body xmlns="a"><p>Well done</p></body>)'), ended), "pdf"],
  [
    "a PDF with an archive attached",
    concat(pdf(), text("stream\n"), zip([wordDocument]), text("\nendstream\n"), ended),
    "pdf",
  ],
  ["a JPEG", jpg, "jpg"],
  ["a photo with a film behind it", concat(jpg, film), "jpg"],
  ["a photo with long previews in front", previews, "jpg"],
  ["a photo cut short", concat(jpg.subarray(0, 33), long), "jpg"],
  ["a photo without its frame", concat(jpg.subarray(0, 20), Uint8Array.from([0xff, 0xd9])), "jpg"],
  ["a PDF cut short", concat(pdf().subarray(0, -100), long), "pdf"],
  ["a PNG cut short", concat(png.subarray(0, -12), long), "png"],
  ["a PNG", png, "png"],
  ["a PNG that leaves an older one behind it", concat(png, long, png.subarray(-12)), "png"],
  ["a Word document", docx, "docx"],
  ["a Word document of packed parts", zip([contentTypes(), wordDocument].map(packed)), "docx"],
  ["a Word document whose types come last", zip([wordDocument, contentTypes()]), "docx"],
  ["a Word document written as a stream", zip([wordDocument, contentTypes()], true), "docx"],
  ["a long Word document", zip([contentTypes(), wordDocument, picture]), "docx"],
  ["a long Word document whose types come last", zip([wordDocument, picture, contentTypes()]), "docx"],
  ["a long Word document written as a stream", zip([wordDocument, picture, contentTypes()], true), "docx"],
  ["an old Word document", doc, "doc"],
  ["a long old Word document", compoundFile(["WordDocument"], { data: long }), "doc"],
  [
    "one with its directory last",
    compoundFile(["WordDocument"], { data: long, directoryAtEnd: true }),
    "doc",
  ],
  ["an old Word document past 7 MB", longest, "doc"],
] as const)
  taken(`is known: ${kind}`, async () => {
    assert.is(await typeOf(content), type);
  });

const refused = suite("anything else");

for (const [kind, content] of [
  ["nothing", new Uint8Array(0)],
  ["one byte", text("%")],
  ["plain text", text("Curriculum vitae")],
  ["a program", concat(text("MZ"), long)],
  ["a picture in SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ["an SVG with an XML declaration", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["a page", text("<!doctype html><html></html>")],
  ["a GIF", text("GIF89a\x01\0\x01\0\0\0\0")],
  ["a PDF behind other bytes", concat(text("\n"), pdf())],
  ["a PDF behind a byte order mark", concat(Uint8Array.from([0xef, 0xbb, 0xbf]), pdf())],
  ["a PDF behind a page", concat(text("<html><!--"), pdf())],
  ["a PDF that is a page too", concat(text("%PDF-1.4\n<HTML><body>"), ended)],
  ["a PDF with a script tag", concat(text("%PDF-1.4\n%<script>alert(1)</script>"), ended)],
  ["a PDF with a page in the middle of its head", concat(pdf(300_000), text("<!DOCTYPE  html>"), ended)],
  ["a PDF with a page behind it", concat(linearised, text("<html >"))],
  ["a PDF with an archive behind it", concat(linearised, zip([wordDocument]))],
  ["a PDF with an archive and a line behind it", concat(linearised, zip([wordDocument]), text("\n"))],
  ["a PDF within an archive's comment", commented(concat(pdf(), zip([wordDocument])), ended)],
  ["a JPEG's first bytes", concat(jpg.subarray(0, 3), text("garbage".repeat(99)))],
  ["a JPEG with a page in its comment", commentedJpeg("<html><script>alert(1)</script>")],
  ["a long JPEG with a page in its comment", concat(commentedJpeg("<script>"), long)],
  ["a JPEG with a page behind it", concat(jpg, long, text("<script>alert(1)</script>"))],
  ["a JPEG with a Java archive behind it", concat(jpg, long, zip([wordDocument]))],
  ["a PNG's first bytes", concat(png.subarray(0, 8), text("garbage".repeat(99)))],
  ["a PNG of no width", png.with(19, 0)],
  ["a PNG of a depth that there is not", png.with(24, 3)],
  ["a PNG that begins with something else", png.with(12, 67)],
  ["a long PNG with a page in front", concat(png, text("<html>"), long)],
  ["a PNG with a page behind it", concat(png, long, text("<html\n>"))],
  ["a PNG with an archive behind it", concat(png, zip([wordDocument]))],
  ["a Word document that is an app too", zip([contentTypes(), wordDocument, app])],
  ["an old workbook", compoundFile(["Workbook"])],
  ["an old workbook that holds a letter", compoundFile(["Workbook", "WordDocument"])],
  ["an old Word document with macros", compoundFile(["Macros", "WordDocument"])],
  ["the same, since names are compared without their case", compoundFile(["mAcros", "WordDocument"])],
  ["an old workbook with macros that holds a letter", compoundFile(["_VBA_PROJECT_CUR", "WordDocument"])],
  ["an old Word document with an archive behind it", concat(doc, zip([wordDocument]))],
  ["an installer", compoundFile(["!_StringPool"])],
  ["an encrypted package", compoundFile(["EncryptedPackage"])],
  ["a long compound file that is no letter", compoundFile(["x"], { data: long, directoryAtEnd: true })],
  ["a compound file without a directory", compoundFile([]).subarray(0, 600)],
  ["a compound file's first bytes", doc.subarray(0, 100)],
] as const)
  refused(`is refused: ${kind}`, async () => {
    assert.is(await typeOf(content), undefined);
  });

refused("is told to be a HEIC photo by its brand", () => {
  const photo = (brands: string) => concat(Uint8Array.from([0, 0, 0, 24]), text(`ftyp${brands}`), long);
  for (const brands of ["heic\0\0\0\0mif1heic", "heix\0\0\0\0mif1", "mif1\0\0\0\0heic"])
    assert.ok(isHeic(photo(brands)));
  for (const brands of ["avif\0\0\0\0mif1", "mif1\0\0\0\0avif", "mp42\0\0\0\0isom"])
    assert.not(isHeic(photo(brands)));
});

refused("is refused though its directory goes round in a circle", async () => {
  const circle = compoundFile(["WordDocument"]);
  new DataView(circle.buffer).setUint32(512 + 4, 1, true);
  assert.is(await typeOf(circle), undefined);
});

refused("is refused whatever byte of a document is broken", async () => {
  const types = new Set<string | undefined>();
  for (const whole of [docx, doc, png, jpg, pdf()])
    for (let at = 0; at < whole.length; at += 1) types.add(await typeOf(whole.with(at, whole[at]! ^ 0xff)));
  assert.equal([...types].sort(), ["doc", "docx", "jpg", "pdf", "png", undefined]);
});

function packed<Entry>(entry: Entry) {
  return { ...entry, deflated: true };
}

function commented(archive: Uint8Array, comment: Uint8Array): Uint8Array {
  return concat(archive.with(archive.length - 2, comment.length), comment);
}

function commentedJpeg(comment: string): Uint8Array {
  const segment = Uint8Array.from([0xff, 0xfe, 0, comment.length + 2]);
  return concat(jpg.subarray(0, 20), segment, text(comment), jpg.subarray(20));
}

taken.run();
refused.run();
