import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compoundFile, zip } from "../../../tests/support/archive-fixtures.ts";
import { contentTypes, jpg, pdfWith, png, wordDocument } from "../../../tests/support/document-fixtures.ts";
import { testDatabase } from "../../../tests/support/site.ts";
import { aLink, put } from "../../../tests/support/upload-link.ts";

const sql = await testDatabase();
const uploads = suite("PUT /uploads/:id, by what is in the file");

const wideJpeg = Uint8Array.from(jpg);
new DataView(wideJpeg.buffer).setUint32(25, (9000 << 16) + 9000);
const widePng = Uint8Array.from(png);
new DataView(widePng.buffer).setUint32(16, 80_001);
new DataView(widePng.buffer).setUint32(20, 1_000);
const template =
  '<Relationships><Relationship Id="r1" Type="x/attachedTemplate" Target="https://a" TargetMode="External"/></Relationships>';
const withObjects = compoundFile(["WordDocument", "ObjectPool", "Object1"]);
// The third entry of the directory holds the fourth.
new DataView(withObjects.buffer).setUint32(1024 + 2 * 128 + 72, 0xffffffff, true);
new DataView(withObjects.buffer).setUint32(1024 + 2 * 128 + 76, 3, true);

for (const [kind, bytes, message] of [
  [
    "a PDF that starts a program",
    pdfWith([], "/OpenAction<</S/Launch/F(calc.exe)>>"),
    "This PDF can start programs on the device of who opens it. Print it as a new PDF and choose that file.",
  ],
  [
    "a Word file with a template elsewhere",
    zip([contentTypes(), wordDocument, { name: "word/_rels/settings.xml.rels", content: template }]),
    "This Word file loads content from elsewhere. Save it as PDF and choose it again.",
  ],
  [
    "a Word file with a sheet",
    zip([contentTypes(), wordDocument, { name: "word/embeddings/sheet1.xlsx", content: "x" }]),
    "This Word file holds other files or objects. Save it as PDF and choose it again.",
  ],
  [
    "an old Word file with objects",
    withObjects,
    "This Word file holds other files or objects. Save it as PDF and choose it again.",
  ],
  [
    "a PNG of more than 80 megapixels",
    widePng,
    "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.",
  ],
  [
    "a JPEG of more than 80 megapixels",
    wideJpeg,
    "This picture has more than 80 megapixels, which many devices cannot open. Make it smaller and choose it again.",
  ],
] as const)
  uploads(`refuses ${kind}, and says what to do`, async () => {
    const response = await put(await aLink(), bytes);
    assert.is(response.status, 415);
    assert.equal(await response.json(), { message });
  });

uploads("takes an old Word file with an empty pool of objects", async () => {
  assert.is((await put(await aLink(), compoundFile(["WordDocument", "ObjectPool"]))).status, 200);
});

uploads("takes pictures of 80 megapixels", async () => {
  const [photo, drawing] = [Uint8Array.from(jpg), Uint8Array.from(png)];
  new DataView(photo.buffer).setUint32(25, (8000 << 16) + 10_000);
  for (const [place, pixels] of [
    [16, 10_000],
    [20, 8_000],
  ] as const)
    new DataView(drawing.buffer).setUint32(place, pixels);
  for (const picture of [photo, drawing]) assert.is((await put(await aLink(), picture)).status, 200);
});

uploads("keeps that a PDF has active content", async () => {
  for (const [catalog, activeContent] of [
    ["/OpenAction<</S/JavaScript/JS(1)>>", true],
    ["/OpenAction[3 0 R/Fit]", false],
  ] as const) {
    const link = await aLink();
    assert.is((await put(link, pdfWith([], catalog))).status, 200);
    const [row] = await sql`select active_content from documents where id = ${link.id}`;
    assert.is(row?.activeContent, activeContent);
  }
});

uploads.run();
