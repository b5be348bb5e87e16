import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readLines, secondsLeft } from "./use-seeding.ts";

const lines = suite("readLines");

async function linesOf(chunks: Uint8Array[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const read: string[] = [];
  await readLines(new Response(body), "No response body", (line) => read.push(line));
  return read;
}

const bytes = (text: string) => new TextEncoder().encode(text);

lines("puts a line together that came in pieces", async () => {
  assert.equal(await linesOf([bytes("one\ntw"), bytes("o\nthr"), bytes("ee\n")]), ["one", "two", "three"]);
});

lines("gives a last line that has no end", async () => {
  assert.equal(await linesOf([bytes("one\ntwo")]), ["one", "two"]);
});

lines("reads a sign whose bytes came apart", async () => {
  const [sign] = [bytes("Zürich\n")];
  assert.equal(await linesOf([sign!.slice(0, 2), sign!.slice(2)]), ["Zürich"]);
});

lines("gives a line before the stream ends", async () => {
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes("first\n"));
      end = () => controller.close();
    },
  });
  const read: string[] = [];
  await readLines(new Response(body), "No response body", (line) => {
    read.push(line);
    end();
  });
  assert.equal(read, ["first"]);
});

lines("says when there is no body", async () => {
  const reading = readLines(new Response(null, { status: 204 }), "No response body", () => {});
  assert.is(await reading.catch((error: Error) => error.message), "No response body");
});

lines("takes an empty body for none", async () => {
  assert.is(await linesOf([]).catch((error: Error) => error.message), "No response body");
});

lines.run();

const left = suite("secondsLeft");

left("is what the missing lines take at the pace so far", () => {
  assert.is(secondsLeft(4000, 2, 7), 10);
  assert.is(secondsLeft(10, 6, 7), 1);
});

left("is unknown before the first line, and over after the last", () => {
  assert.is(secondsLeft(4000, 0, 7), undefined);
  assert.is(secondsLeft(4000, 7, 7), undefined);
});

left.run();
