import { suite } from "uvu";
import * as assert from "uvu/assert";
import { zip } from "../../../tests/support/archive-fixtures.ts";
import { contentTypes, wordDocument } from "../../../tests/support/document-fixtures.ts";
import { wordFault } from "./word-archive.ts";

const types = contentTypes();
const picture = { name: "word/media/image1.jpeg", content: "x".repeat(600_000) };

async function faultOf(content: Uint8Array): Promise<string | undefined> {
  const read = async (offset: number, length: number) => {
    if (offset < 0 || offset + length > content.length) throw new RangeError("Nothing there");
    return Uint8Array.from(content.subarray(offset, offset + length));
  };
  return wordFault({ bytes: content.length, read }).catch(() => "broken");
}

const schema = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relation = (id: string, type: string, target: string, more = "") =>
  `<Relationship Id="${id}" Type="${schema}/${type}" Target="${target}"${more}/>`;
const external = ' TargetMode="External"';
const relations = (...inner: string[]): { name: string; content: string; deflated: true } => ({
  name: "word/_rels/document.xml.rels",
  content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join("")}</Relationships>`,
  deflated: true,
});

/** Word and LibreOffice write these relations for a letter. */
const letter = [
  types,
  wordDocument,
  {
    name: "_rels/.rels",
    content: `<Relationships>${relation("rId1", "officeDocument", "word/document.xml")}${relation("rId2", "extended-properties", "docProps/app.xml")}</Relationships>`,
  },
  relations(
    relation("rId1", "styles", "styles.xml"),
    relation("rId2", "settings", "settings.xml"),
    relation("rId3", "fontTable", "fontTable.xml"),
    relation("rId4", "theme", "theme/theme1.xml"),
    relation("rId5", "header", "header1.xml"),
    relation("rId6", "footer", "footer1.xml"),
    relation("rId7", "image", "media/image1.jpeg"),
    relation("rId8", "hyperlink", "mailto:maria@example.com?subject=a&amp;body=b", external),
    relation("rId9", "hyperlink", "https://example.com/?a=1&amp;b=&#x41;", external),
    relation("rId10", "numbering", "numbering.xml"),
    relation("rId11", "customXml", "../customXml/item1.xml"),
  ),
  {
    name: "word/_rels/fontTable.xml.rels",
    content: `<Relationships>${relation("rId1", "font", "fonts/font1.odttf")}</Relationships>`,
  },
  ...["styles.xml", "settings.xml", "header1.xml", "footer1.xml", "fonts/font1.odttf"].map((name) => ({
    name: `word/${name}`,
    content: "<x/>",
  })),
  { name: "docProps/app.xml", content: "<x/>" },
  picture,
];

const taken = suite("a Word archive with relations");

taken("may have links, pictures, fonts, headers, footers and whatever else a letter has", async () => {
  assert.is(await faultOf(zip(letter)), undefined);
});

const loading = suite("a Word archive that takes something from elsewhere");

for (const [kind, xml] of [
  ["a template", relation("r1", "attachedTemplate", "https://example.com/a.dotm", external)],
  ["a picture", relation("r1", "image", "https://example.com/a.png", external)],
  ["a picture of a share", relation("r1", "image", "file://host/share/a.png", external)],
  ["a page in a frame", relation("r1", "frame", "https://example.com/", external)],
  ["an object", relation("r1", "subDocument", "https://example.com/", external)],
  ["something by a mode in other letters", relation("r1", "image", "https://a", ' targetmode="EXTERNAL"')],
  ["something between single quotes", relation("r1", "image", "https://a", external).replaceAll('"', "'")],
  ["something with a prefix", relation("r1", "image", "a", external).replace("<R", "<rel:R")],
  ["something spelled by numbers", relation("r1", "image", "a", ' TargetMode="&#69;xternal"')],
  [
    "something after a link",
    relation("r1", "hyperlink", "a", external) + relation("r2", "image", "b", external),
  ],
] as const)
  loading(`is refused for ${kind}`, async () => {
    assert.is(await faultOf(zip([types, wordDocument, relations(xml)])), "fileWordLoads");
  });

loading("is refused for the relations of its settings, too", async () => {
  const settings = {
    name: "word/_rels/settings.xml.rels",
    content: relations(relation("r1", "attachedTemplate", "file:///C:/a.dotm", external)).content,
  };
  assert.is(await faultOf(zip([...letter, settings])), "fileWordLoads");
});

const embedding = suite("a Word archive that brings along other files");

for (const type of ["oleObject", "package", "aFChunk", "control", "attachedToolbars"])
  embedding(`is refused for a relation to ${type}`, async () => {
    const parts = [types, wordDocument, relations(relation("r1", type, "media/a.bin"))];
    assert.is(await faultOf(zip(parts)), "fileWordEmbeds");
  });

for (const name of [
  "word/embeddings/sheet1.xlsx",
  "word/embeddings/oleObject1.bin",
  "word/activeX/activeX1.xml",
])
  embedding(`is refused for ${name}`, async () => {
    assert.is(await faultOf(zip([types, wordDocument, { name, content: "x" }])), "fileWordEmbeds");
  });

const unclear = suite("a Word archive with relations that readers may take in different ways");

for (const [kind, content] of [
  ["a comment", `<!-- ${relation("r1", "image", "a")} -->`],
  ["an entity of its own", '<!DOCTYPE r [<!ENTITY e "External">]><Relationships/>'],
  ["another encoding", '<?xml version="1.0" encoding="UTF-7"?><Relationships/>'],
  ["two bytes for each letter", Buffer.from("<Relationships/>", "utf16le").toString("latin1")],
  ["an attribute without quotes", "<Relationship Type=a TargetMode=External/>"],
] as const)
  unclear(`is refused for ${kind}`, async () => {
    assert.is(await faultOf(zip([types, wordDocument, { ...relations(), content }])), "broken");
  });

unclear("is refused for relations without end", async () => {
  const many = relations(relation("r1", "hyperlink", "https://example.com/", external).repeat(60_000));
  assert.is(await faultOf(zip([types, wordDocument, many])), "broken");
});

for (const one of [taken, loading, embedding, unclear]) one.run();
