import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { concat } from "../../../../tests/support/archive-fixtures.ts";
import { pdf, pdfOf } from "../../../../tests/support/document-fixtures.ts";
import { readAnywhere } from "../random-access.ts";
import { pdfState } from "./pages.ts";

const pdfs = suite("a PDF");
const text = (content: string) => new TextEncoder().encode(content);
const pieceBytes = 64 * 1024;

async function stateOf(bytes: Uint8Array) {
  const asked = new Set<number>();
  const readPiece = async (piece: number) => {
    asked.add(piece);
    return bytes.slice(piece * pieceBytes, (piece + 1) * pieceBytes);
  };
  const last = await readPiece(Math.ceil(bytes.length / pieceBytes) - 1);
  asked.clear();
  const state = await pdfState(readAnywhere({ bytes: bytes.length, pieceBytes, last, readPiece }));
  return { state, asked: asked.size };
}

/** qpdf made these from the one-page fixture: linearized, with packed objects, and with each way of encryption. */
const folder = new URL("../../../../tests/support/pdfs/", import.meta.url);

for (const name of readdirSync(folder))
  pdfs(`is ${name.startsWith("user") ? "locked" : "readable"}: ${name}`, async () => {
    const { state } = await stateOf(readFileSync(new URL(name, folder)));
    assert.is(state, name.startsWith("user") ? "locked" : "readable");
  });

const whole = pdfOf("3 0 R");
const table = whole.indexOf("xref");
/** Object 4 replaces page 3 of the tree. */
const changed = [
  whole,
  "4 0 obj<</Type/Page/Parent 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[4 0 R]>>endobj\n",
  "xref\n2 1\nAAAAAAAAAA 00000 n \n4 1\nBBBBBBBBBB 00000 n \n",
  `trailer<</Size 5/Root 1 0 R/Prev ${table}>>\nstartxref\nC\n%%EOF\n`,
]
  .join("")
  .replace("AAAAAAAAAA", String(whole.length + 41).padStart(10, "0"))
  .replace("BBBBBBBBBB", String(whole.length).padStart(10, "0"))
  .replace("startxref\nC", `startxref\n${whole.length + 41 + 42}`);

for (const [kind, content, state] of [
  ["with one page", whole, "readable"],
  ["that was changed", changed, "readable"],
  ["whose table was cut off", whole.slice(0, table), "readable"],
  ["whose table leads elsewhere", whole.replace(/00000000(\d\d) 00000 n/g, "0000000099 00000 n"), "readable"],
  ["behind which a line was put", `${whole}\n-- \nSent from my phone`, "readable"],
  ["of 12 bytes", "%PDF-1.4\n%%\n", "broken"],
  ["without an object", "%PDF-1.4\nstartxref\n9\n%%EOF", "broken"],
  ["without a page", pdfOf("").replace("/Type/Page/", "/Type/None/"), "broken"],
  ["whose tree leads to no page", pdfOf(""), "broken"],
  ["whose tree goes round in a circle", pdfOf("2 0 R").replace("/Type/Page/", "/Type/None/"), "broken"],
  ["whose table goes round in a circle", whole.replace("/Root", `/Prev ${table}/Root`), "readable"],
  ["that is nested without end", `%PDF-1.4\n1 0 obj${"[".repeat(100_000)}\nstartxref\n9`, "broken"],
  [
    "that only a certificate opens",
    whole.replace("/Root", "/Encrypt<</Filter/Adobe.PubSec>>/Root"),
    "locked",
  ],
  ["whose encryption is broken", whole.replace("/Root", "/Encrypt<</Filter/Standard>>/Root"), "locked"],
] as const)
  pdfs(`is ${state}: one ${kind}`, async () => {
    assert.is((await stateOf(text(content))).state, state);
  });

pdfs("is read in few places, however long it is", async () => {
  const long = concat(text(whole.slice(0, table)), new Uint8Array(3_000_000), text(whole.slice(table)));
  const start = String(table + 3_000_000);
  const end = text(`startxref\n${start}\n%%EOF\n`);
  const { state, asked } = await stateOf(concat(long, end));
  assert.is(state, "readable");
  assert.ok(asked <= 2, `${asked} pieces`);
});

pdfs("is judged whatever byte of it is broken", async () => {
  const states = new Set<string>();
  for (const bytes of [pdf(), readFileSync(new URL("owner-r6.pdf", folder))])
    for (let at = 0; at < bytes.length; at += 1)
      states.add((await stateOf(Uint8Array.from(bytes).with(at, bytes[at]! ^ 0xff))).state);
  assert.equal([...states].sort(), ["broken", "locked", "readable"]);
});

pdfs.run();
