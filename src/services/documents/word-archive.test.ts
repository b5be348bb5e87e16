import { suite } from "uvu";
import * as assert from "uvu/assert";
import { concat, zip } from "../../../tests/support/archive-fixtures.ts";
import { contentTypes, docx, wordDocument } from "../../../tests/support/document-fixtures.ts";
import { wordFault } from "./word-archive.ts";

const MiB = 1024 * 1024;
const text = (content: string) => new TextEncoder().encode(content);
const office = (main: string) =>
  contentTypes(`application/vnd.openxmlformats-officedocument.${main}.main+xml`);
const picture = { name: "word/media/image1.jpeg", content: "x".repeat(600_000) };
const filler = { name: "word/media/image2.jpeg", content: "x".repeat(MiB) };
const types = contentTypes();
const typesWith = (more: string) => ({ ...types, content: `${types.content}${more}` });
const zeros = (count: number) => "\0".repeat(count);

async function faultOf(content: Uint8Array): Promise<string | undefined> {
  const read = async (offset: number, length: number) => {
    if (offset < 0 || offset + length > content.length) throw new RangeError("Nothing there");
    return Uint8Array.from(content.subarray(offset, offset + length));
  };
  return wordFault({ bytes: content.length, read }).catch(() => "broken");
}

const accepts = async (content: Uint8Array) => (await faultOf(content)) === undefined;

const taken = suite("a Word archive");

for (const [kind, entries] of [
  ["parts of any kind", [types, wordDocument, { name: "customXml/item1.xml", content: "<a/>" }]],
  ["names in capitals", [types, { ...wordDocument, name: "WORD/Document.xml" }]],
  ["much text that packs well", [types, { ...wordDocument, content: " ".repeat(8 * MiB), deflated: true }]],
  ["types between single quotes", [{ ...types, content: types.content.replaceAll('"', "'") }, wordDocument]],
  ["folders of their own", [{ name: "word/", content: "" }, types, wordDocument]],
] as const)
  taken(`may have ${kind}`, async () => {
    assert.ok(await accepts(zip([...entries])));
  });

const refused = suite("an archive");

for (const [kind, content] of [
  ["of anything", zip([{ name: "photo.jpg", content: "x" }])],
  ["of nothing", zip([])],
  ["of a workbook", zip([office("spreadsheetml.sheet"), { name: "xl/workbook.xml", content: "<x/>" }])],
  ["of slides", zip([office("presentationml.presentation"), { name: "ppt/presentation.xml", content: "x" }])],
  ["of OpenDocument text", zip([{ name: "mimetype", content: "application/vnd.oasis.opendocument.text" }])],
  ["of a workbook with a folder named word", zip([office("spreadsheetml.sheet"), wordDocument])],
  ["of Java classes", zip([{ name: "META-INF/MANIFEST.MF", content: "x" }, types, wordDocument])],
  ["without types", zip([wordDocument])],
  ["without text", zip([types])],
  ["with a program", zip([types, wordDocument, { name: "word/media/Invoice.EXE", content: "x" }])],
  ["that climbs out", zip([types, wordDocument, { name: "../word/a.xml", content: "x" }])],
  ["of macros", zip([contentTypes("application/vnd.ms-word.document.macroEnabled.main+xml"), wordDocument])],
  ["that mentions macros", zip([typesWith("<Override ContentType='a.macroEnabled.b'/>"), wordDocument])],
  ["that knows macros", zip([typesWith("<Default ContentType='vnd.ms-office.vbaProject'/>"), wordDocument])],
  [
    "that spells macros by numbers",
    zip([typesWith("<Override ContentType='a.macro&#69;nabled'/>"), wordDocument]),
  ],
  ["whose types are a comment", zip([{ ...types, content: `<!-- ${types.content} -->` }, wordDocument])],
  ["with a macro part", zip([types, wordDocument, { name: "word/vbaProject.bin", content: "x" }])],
  [
    "with a macro part in capitals",
    zip([types, wordDocument, { name: "WORD/VBAPROJECT.BIN", content: "x" }]),
  ],
  [
    "with a macro part far behind",
    zip([types, wordDocument, picture, { name: "a/VbaProject.bin", content: "x" }]),
  ],
  ["with a part twice", zip([types, wordDocument, wordDocument])],
  [
    "with a part twice in other letters",
    zip([types, wordDocument, { ...wordDocument, name: "word/Document.xml" }]),
  ],
  ["under a password", zip([types, wordDocument, { ...picture, deflated: true, encrypted: true }])],
  ["cut short", docx.subarray(0, docx.length - 60)],
  ["behind other bytes", concat(text("MZ"), docx)],
  ["with other bytes behind it", concat(docx, text("<html>"))],
  ["with a comment", concat(docx.with(docx.length - 2, 6), text("<html>"))],
  ["with other bytes between its parts", gapped(docx, 300_000)],
  ["of more parts than any document has", zip([types, ...many(5000)])],
  ["that unpacks to 250 times its size", zip([types, packed(zeros(17 * MiB))])],
  ["that unpacks to more than 200 MB", zip([types, filler, claiming(201 * MiB)])],
  ["of many parts that unpack to more than 200 MB", zip([types, filler, ...many(5, 41 * MiB)])],
  ["that hides how much it unpacks to", zip([types, { ...packed(zeros(9 * MiB)), declaredBytes: 1000 }])],
  ["whose parts lie over each other", overlapping(30)],
  ["whose types are long", zip([typesWith(" ".repeat(MiB / 8)), wordDocument])],
  ["whose types unpack to much", zip([{ ...typesWith(" ".repeat(2 * MiB)), deflated: true }, wordDocument])],
  ["that is a workbook too", zip([types, wordDocument, { name: "xl/workbook.xml", content: "<x/>" }])],
  ["that is a book too", zip([{ name: "mimetype", content: "application/epub+zip" }, types, wordDocument])],
] as const)
  refused(`is refused ${kind}`, async () => {
    assert.not(await accepts(content));
  });

function packed(content: string) {
  return { ...wordDocument, content, deflated: true };
}

/** Packs zeros, and declares this size. */
function claiming(declaredBytes: number) {
  return { ...packed(zeros(MiB)), declaredBytes };
}

function many(count: number, declaredBytes?: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...(declaredBytes ? claiming(declaredBytes) : wordDocument),
    name: `word/${index}.xml`,
  }));
}

/** Finds the beginning of the directory and the place that holds it. */
function directoryOf(archive: Uint8Array) {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  return { view, start: view.getUint32(archive.length - 6, true) };
}

/** Puts bytes that no part owns in front of the directory. */
function gapped(archive: Uint8Array, bytes: number): Uint8Array {
  const { start } = directoryOf(archive);
  const wide = concat(archive.subarray(0, start), new Uint8Array(bytes), archive.subarray(start));
  directoryOf(wide).view.setUint32(wide.length - 6, start + bytes, true);
  return wide;
}

/** Gives parts that all claim the same packed bytes. */
function overlapping(parts: number): Uint8Array {
  const whole = zip([
    types,
    ...many(parts).map((entry) => ({ ...entry, content: "x", deflated: true })),
    filler,
  ]);
  const { view, start } = directoryOf(whole);
  for (let at = start; view.getUint32(at, true) === 0x02014b50; ) {
    const nameBytes = view.getUint16(at + 28, true);
    if (view.getUint16(at + 10, true) === 8) {
      view.setUint32(at + 20, MiB / 2, true);
      view.setUint32(at + 24, MiB, true);
    }
    at += 46 + nameBytes;
  }
  return whole;
}

taken.run();
refused.run();
