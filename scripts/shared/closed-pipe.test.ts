import { execFileSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "./root.mjs";

const printing = suite("a command that prints a list");

for (const script of ["routes.ts", "words.ts"])
  printing(`ends without a word when ${script} writes to a closed pipe`, () => {
    const shell = `exec 2>&1; node --import tsx scripts/${script} | head -n 1`;
    const lines = execFileSync("sh", ["-c", shell], { cwd: root, encoding: "utf8" }).trim().split("\n");
    assert.is(lines.length, 1, lines.join("\n"));
  });

printing.run();
