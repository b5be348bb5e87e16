import { deflateSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { packedStream, pdf, pdfWith } from "../../../../tests/support/document-fixtures.ts";
import { type PdfActions, pdfActions } from "./actions.ts";

const MiB = 1024 * 1024;

function actionsOf(content: Uint8Array): Promise<PdfActions> {
  const read = async (offset: number, length: number) => {
    if (offset < 0 || offset + length > content.length) throw new RangeError("Nothing there");
    assert.ok(length <= MiB, `${length} bytes are asked for at once`);
    return Uint8Array.from(content.subarray(offset, offset + length));
  };
  return pdfActions({ bytes: content.length, read });
}

/** Writes a stream of these objects, from number 10 on. */
function objects(bodies: string[], pack = packedStream): string {
  let at = 0;
  const places = bodies.map((body, index) => {
    const place = `${10 + index} ${at}`;
    at += body.length + 1;
    return place;
  });
  const head = `${places.join(" ")} `;
  return pack(head + bodies.join(" "), `/Type/ObjStm/N ${bodies.length}/First ${head.length}`);
}

const plain = (content: string, entries = "") =>
  `<</Length ${content.length}${entries}>>stream\n${content}\nendstream`;

const launching = suite("a PDF that starts something");

for (const [how, content] of [
  ["when it is opened", pdfWith([], "/OpenAction<</S/Launch/F(calc.exe)>>")],
  ["from an object of its own", pdfWith(["<</Type/Action /S  /Launch /Win<</F(a)>>>>"])],
  ["with letters written by their numbers", pdfWith(["<</#53 /#4c#61unc#68 /F(a)>>"])],
  ["with a comment between", pdfWith(["<</S%\n/Launch/F(a)>>"])],
  ["by an action that an object names", pdfWith(["<</S 5 0 R/F(a)>>", " /Launch "])],
  ["within a packed stream of objects", pdfWith([objects(["<</A 1>>", "<</S/Launch/F(a)>>"])])],
  ["within a stream of objects that is not packed", pdfWith([objects(["<</S/Launch>>"], plain)])],
  ["by a bare name in a stream of objects", pdfWith([objects(["<</S 11 0 R>>", "/Launch"])])],
  [
    "within a stream of objects whose type is written by numbers",
    pdfWith([objects(["<</S/Launch>>"]).replace("/Type/ObjStm", "/#54ype/Obj#53tm")]),
  ],
  [
    "within a stream whose checksum is wrong",
    pdfWith([objects(["<</S/Launch>>"]).replace(/.{4}(?=\nendstream)/s, "abcd")]),
  ],
  ["far behind the beginning", pdfWith(["1".repeat(700_000), objects(["<</S/Launch>>"])])],
  ["across the end of what is read at once", pdfWith([`${" ".repeat(262_000)}<</S/Launch>>`])],
  ["far behind the beginning of a stream's dictionary", pdfWith([farAway()])],
] as const)
  launching(how, async () => {
    assert.is((await actionsOf(content)).launches, true);
  });

function farAway(): string {
  return objects(["<</S/Launch>>"]).replace("<<", `<</Note(${"x".repeat(200_000)})`);
}

launching("at every place around the end of what is read at once", async () => {
  for (let spaces = 261_900; spaces < 262_144; spaces += 7) {
    const content = pdfWith([`${" ".repeat(spaces)}<</S/Launch>>`]);
    assert.is((await actionsOf(content)).launches, true, `behind ${spaces} spaces`);
  }
});

launching("within a stream whose type crosses the end of what is read at once", async () => {
  const stream = objects(["<</S/Launch>>"]);
  const at = Buffer.from(pdfWith(["", stream])).indexOf("/ObjStm");
  for (let before = 0; before <= "/ObjStm".length; before += 1) {
    const content = pdfWith([" ".repeat(262_144 - before - at), stream]);
    assert.is((await actionsOf(content)).launches, true, `with ${before} bytes before the end`);
  }
});

const active = suite("a PDF with active content");

for (const [how, content] of [
  ["a script when it is opened", pdfWith([], "/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>")],
  ["a tree of scripts", pdfWith([], "/Names<</JavaScript 4 0 R>>")],
  ["a script in an object of its own", pdfWith(["<</S/Rendition/JS 5 0 R>>"])],
  ["something that happens by itself", pdfWith(["<</AA<</O 5 0 R>>>>"])],
  ["a packed script", pdfWith([objects(["<</S/JavaScript/JS(1)>>"])])],
] as const)
  active(`holds ${how}, and is labelled`, async () => {
    assert.equal(await actionsOf(content), { launches: false, activeContent: true, isBeyondBounds: false });
  });

const quiet = { launches: false, activeContent: false, isBeyondBounds: false };
const still = suite("a PDF that only shows pages");

for (const [how, content] of [
  ["one page", pdf(3000)],
  ["an action that leads to a page", pdfWith([], "/OpenAction[3 0 R/Fit]")],
  ["links", pdfWith(["<</S/URI/URI(https://example.com/Launch)>>"])],
  ["texts that name them", pdfWith(["(Design/Launch of HTML/JS (5 years), CSS/AA)"])],
  ["packed objects", pdfWith([objects(["<</A/Launcher>>", "(S/Launch)", "<</S/LaunchPad>>"])])],
  [
    "fonts, pictures and text",
    pdfWith([packedStream("BT /F1 12 Tf (Maria) Tj ET"), packedStream("x".repeat(5 * MiB))]),
  ],
] as const)
  still(`has ${how}`, async () => {
    assert.equal(await actionsOf(content), quiet);
  });

const bounded = suite("the look into a PDF");

bounded("ends at a stream of objects that unpacks to very much", async () => {
  const bomb = objects([" ".repeat(40 * MiB)]);
  assert.is((await actionsOf(pdfWith([bomb]))).isBeyondBounds, true);
});

bounded("ends at many such streams", async () => {
  const long = objects([" ".repeat(10 * MiB)]);
  assert.is((await actionsOf(pdfWith(Array.from({ length: 8 }, () => long)))).isBeyondBounds, true);
});

bounded("ends at objects that are packed in a way of their own", async () => {
  const odd = objects(["<</S/Launch>>"]).replace("/FlateDecode", "[/ASCIIHexDecode/FlateDecode]");
  assert.is((await actionsOf(pdfWith([odd]))).isBeyondBounds, true);
});

bounded("goes on behind a stream that is broken", async () => {
  const broken = objects(["<</A 1>>"]).replace(/stream\n..../s, "stream\nabcd");
  assert.is((await actionsOf(pdfWith([broken, "<</S/Launch>>"]))).launches, true);
});

for (const [how, filler] of [
  ["marks", "/ObjStm "],
  ["beginnings of objects", "1 0 obj "],
  ["names", "/S /S "],
  ["comments", "/S%\n"],
  ["numbers", "/JS 1 "],
  ["signs that write letters", "/#4"],
] as const)
  bounded(`does not take long for 10 MB of ${how}`, async () => {
    const content = pdfWith([filler.repeat(Math.floor((10 * MiB) / filler.length))]);
    const begun = process.cpuUsage();
    await actionsOf(content);
    const { user } = process.cpuUsage(begun);
    assert.ok(user < 20_000_000, `it took ${user / 1_000_000} seconds of computing`);
  });

bounded("is over at once for a packed stream that is cut off", async () => {
  const content = deflateSync("x".repeat(100)).subarray(0, 20).toString("latin1");
  await actionsOf(pdfWith([plain(content, "/Type/ObjStm/N 1/First 4/Filter/FlateDecode")]));
});

for (const one of [launching, active, still, bounded]) one.run();
