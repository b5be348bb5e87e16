/** The lines of a text that comes in pieces, each as soon as its piece is there. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) yield withoutMark(line);
  }
  if (rest) yield withoutMark(rest);
}

/** Files are joined with their byte order marks between. */
const withoutMark = (line: string) => line.replace(/^\uFEFF/, "");
