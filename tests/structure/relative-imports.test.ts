import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesIn, filesUnder, importsOf, type SourceFile } from "./source-files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const script = /\.(tsx?|mts|mjs)$/;
const folders = ["src", "islands", "bench", "scripts", "tests"];
const files = [...folders.flatMap((folder) => filesUnder(folder, script)), ...filesIn(".", script)];

const imports = suite("relative imports");

// The type checker reads no .mjs file, so a moved file would break a command only when somebody runs it.
imports("lead to files", () => {
  assert.equal(files.flatMap(broken), [], "correct the path, or remove the import");
});

imports("that lead nowhere are named with their file", () => {
  const text = 'import { a } from "./a.mjs";\nimport "../package.json";\n';
  assert.equal(broken({ path: "scripts/one.mjs", text }), [
    "scripts/one.mjs imports scripts/a.mjs, which does not exist",
  ]);
});

imports.run();

function broken(file: SourceFile): string[] {
  return importsOf(file)
    .filter(({ isRelative, target }) => isRelative && !existsSync(join(root, target.replace(/\?.*$/, ""))))
    .map(({ target }) => `${file.path} imports ${target}, which does not exist`);
}
