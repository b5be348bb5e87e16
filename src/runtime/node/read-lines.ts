export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) yield withoutMark(line);
  }
  if (rest) yield withoutMark(rest);
}

/** Joined files have byte order marks in between. */
const withoutMark = (line: string) => line.replace(/^\uFEFF/, "");
