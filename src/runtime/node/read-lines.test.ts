import { suite } from "uvu";
import * as assert from "uvu/assert";
import { linesOf } from "./read-lines.ts";

const lines = suite("linesOf");

async function* inPieces(...pieces: string[]) {
  yield* pieces;
}

async function all(...pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  for await (const line of linesOf(inPieces(...pieces))) found.push(line);
  return found;
}

lines("joins what was cut anywhere", async () => {
  for (const pieces of [["a\nb\r\nc"], ["a", "\nb\r", "\nc"], ["a\n", "b\r\n", "c\n"]])
    assert.equal(await all(...pieces), ["a", "b", "c"], JSON.stringify(pieces));
  assert.equal(await all(), []);
});

lines("keeps an empty line between others, and drops a byte order mark", async () => {
  assert.equal(await all("\uFEFFa\n", "\n\uFEFFb"), ["a", "", "b"]);
});

lines("gives the first before the rest of the text is asked for", async () => {
  let asked = 0;
  async function* endless() {
    for (;;) {
      asked += 1;
      yield `line ${asked}\nline `;
    }
  }
  const { value } = await linesOf(endless()).next();
  assert.is(value, "line 1");
  assert.is(asked, 1);
});

lines.run();
