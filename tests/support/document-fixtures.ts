import { crc32, deflateSync } from "node:zlib";
import { type ArchiveEntry, compoundFile, concat, zip } from "./archive-fixtures.ts";

const ascii = (text: string) => new TextEncoder().encode(text);
const wordMain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** One empty page, with zeros behind its end, as some devices write them. */
export function pdf(bytes = 0): Uint8Array<ArrayBuffer> {
  const text = ascii(pdfOf("3 0 R"));
  return concat(text, new Uint8Array(Math.max(0, bytes - text.length)));
}

/** A PDF whose tree of pages leads to these objects; the page is object 3. */
export function pdfOf(pages: string): string {
  return pdfOfObjects([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${pages}]/Count 1>>`,
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
  ]);
}

/** A PDF of one page with these objects behind it, from number 4 on; a character for each byte. */
export function pdfWith(objects: string[], catalog = ""): Uint8Array<ArrayBuffer> {
  const text = pdfOfObjects([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>",
    ...objects,
  ]);
  return Uint8Array.from(Buffer.from(text, "latin1"));
}

/** A stream as programs pack it. */
export function packedStream(content: string, entries = ""): string {
  const packed = deflateSync(Buffer.from(content, "latin1")).toString("latin1");
  return `<</Filter/FlateDecode/Length ${packed.length}${entries}>>stream\n${packed}\nendstream`;
}

function pdfOfObjects(objects: string[]): string {
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer<</Size ${size}/Root 1 0 R>>\n`;
  return `${text}${table}startxref\n${text.length}\n%%EOF\n`;
}

/** Has every segment that a viewer looks for first, and not the tables without which it shows nothing. */
export const jpg = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii("JFIF\0"), 1, 1, 0, 0, 1, 0, 1, 0, 0],
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0xff, 0xd9],
]);

export const png = concat(
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pngChunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
  pngChunk("IDAT", [0x78, 0x9c, 0x63, 0, 0, 0, 2, 0, 1]),
  pngChunk("IEND", []),
);

export const contentTypes = (main = wordMain): ArchiveEntry => ({
  name: "[Content_Types].xml",
  content: `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
});

export const wordDocument: ArchiveEntry = { name: "word/document.xml", content: "<w:document/>" };

export const docx = zip([contentTypes(), { name: "_rels/.rels", content: "<Relationships/>" }, wordDocument]);

export const doc = compoundFile(["1Table", "WordDocument"]);

function pngChunk(name: string, content: number[]): Uint8Array {
  const body = concat(ascii(name), Uint8Array.from(content));
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return concat(frame.subarray(0, 4), body, frame.subarray(4));
}

export const resumeLine = "Ten years of pipes welded in the yards of Iloilo.";

/** Fills three pieces with content that must not be readable in the store. */
export function aLongResume(): Uint8Array<ArrayBuffer> {
  const bytes = pdf(1_200_000);
  const text = new TextEncoder().encode(`${resumeLine}\n`);
  for (let at = pdf().length; at + text.length <= bytes.length; at += text.length) bytes.set(text, at);
  return bytes;
}
