import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readAnywhere } from "./random-access.ts";

/** Makes a document of ten numbered bytes in pieces of three, with a record of the reads. */
function aDocument() {
  const content = Uint8Array.from({ length: 10 }, (_, at) => at);
  const asked: number[] = [];
  const readPiece = async (piece: number) => {
    asked.push(piece);
    return content.slice(piece * 3, piece * 3 + 3);
  };
  return { asked, file: readAnywhere({ bytes: 10, pieceBytes: 3, last: content.slice(9), readPiece }) };
}

const reading = suite("reading anywhere");

reading("gives what lies there, over as many pieces as it takes", async () => {
  const { file, asked } = aDocument();
  assert.equal([...(await file.read(2, 8))], [2, 3, 4, 5, 6, 7, 8, 9]);
  assert.equal(asked, [0, 1, 2]);
});

reading("does not read back the last piece", async () => {
  const { file, asked } = aDocument();
  assert.equal([...(await file.read(9, 1))], [9]);
  assert.equal(asked, []);
});

reading("holds the two pieces that were read last", async () => {
  const { file, asked } = aDocument();
  for (const offset of [0, 3, 1, 4, 0, 6, 2, 5]) await file.read(offset, 1);
  assert.equal(asked, [0, 1, 2, 1]);
});

reading("fails outside the document", async () => {
  for (const [offset, length] of [
    [-1, 2],
    [9, 2],
    [10, 1],
    [4, -1],
    [0xffffffff, 20],
  ] as const) {
    const error = await aDocument()
      .file.read(offset, length)
      .catch((error: Error) => error);
    assert.instance(error, RangeError, `${length} at ${offset}`);
  }
});

reading("fails where more is asked for than a directory takes", async () => {
  const file = readAnywhere({
    bytes: 2 ** 22,
    pieceBytes: 2 ** 20,
    last: new Uint8Array(2 ** 20),
    readPiece: async () => new Uint8Array(2 ** 20),
  });
  assert.is((await file.read(5, 2 ** 20)).length, 2 ** 20);
  assert.instance(await file.read(5, 2 ** 20 + 1).catch((error: Error) => error), RangeError);
});

reading.run();
