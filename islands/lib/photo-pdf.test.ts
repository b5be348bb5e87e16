import { suite } from "uvu";
import * as assert from "uvu/assert";
import { judgeDocument, likelyType } from "../../src/services/documents/document-type.ts";
import { readAnywhere } from "../../src/services/documents/random-access.ts";
import { photoPdf } from "./photo-pdf.ts";

const wrapping = suite("photoPdf");

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(300).fill(7), 0xff, 0xd9]);

const bytesOf = async (parts: ReturnType<typeof photoPdf>) =>
  new Uint8Array(await new Blob(parts).arrayBuffer());

wrapping("gives a PDF of one page that the server takes", async () => {
  const bytes = await bytesOf(photoPdf(jpeg, { width: 1500, height: 2000 }));
  assert.is(likelyType(bytes.subarray(0, 512), true), "pdf");
  const file = readAnywhere({
    bytes: bytes.length,
    pieceBytes: bytes.length,
    last: bytes,
    readPiece: async () => bytes,
  });
  const { fault } = await judgeDocument("pdf", file);
  assert.is(fault, undefined);
});

wrapping("holds the photo as it is, on a page of its shape", async () => {
  const bytes = await bytesOf(photoPdf(jpeg, { width: 1500, height: 2000 }));
  const text = Buffer.from(bytes).toString("latin1");
  assert.match(text, "/MediaBox[0 0 595 793]");
  const at = text.indexOf("stream\n") + "stream\n".length;
  assert.equal(bytes.subarray(at, at + jpeg.length), jpeg);
});

wrapping("lists the places of its objects", async () => {
  const text = Buffer.from(await bytesOf(photoPdf(jpeg, { width: 10, height: 10 }))).toString("latin1");
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  assert.is(text.slice(table, table + 4), "xref");
  const places = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, place]) => Number(place));
  assert.equal(
    places.map((place, index) => text.startsWith(`${index + 1} 0 obj`, place)),
    [true, true, true, true, true],
  );
});

wrapping.run();
