import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const scripts = fileURLToPath(new URL("..", import.meta.url));
const run = promisify(execFile);

const keeping = suite<{ folder: string }>("keep-code");

keeping.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "keep-code-"));
  for (const name of ["build/keep-code", "build/built-server", "shared/free-port", "shared/root"])
    await cp(join(scripts, `${name}.mjs`), join(context.folder, "scripts", `${name}.mjs`));
  await mkdir(join(context.folder, "dist/node"), { recursive: true });
});
keeping.after.each(({ folder }) => rm(folder, { recursive: true }));

/** What the command says of a site whose start is this, and what it leaves. */
async function kept(folder: string, serve: string) {
  const text = `(function (exports) {exports.serve = ${serve};\n})\n`;
  await writeFile(join(folder, "dist/node/server.js"), text);
  const { stderr } = await run(process.execPath, [join(folder, "scripts/build/keep-code.mjs")]);
  return {
    said: stderr,
    built: await readdir(join(folder, "dist")),
    node: await readdir(join(folder, "dist/node")),
  };
}

const answering = `({ PORT }) => new Promise((done) =>
  process.getBuiltinModule("http").createServer((asked, answer) => answer.end()).listen(Number(PORT), "127.0.0.1", done))`;

keeping("rehearses a start in silence", async ({ folder }) => {
  const { said, node } = await kept(folder, answering);
  assert.is(said, "");
  assert.is(node.length, 2);
});

keeping("keeps the code and leaves nothing else where no start can be rehearsed", async ({ folder }) => {
  await mkdir(join(folder, "dist/rehearsal/postgres"), { recursive: true });
  const { said, built, node } = await kept(folder, "async () => { throw new Error('no room'); }");
  assert.match(said, /^Starts will take longer, since the build could not rehearse one: Error: no room/);
  assert.equal(built, ["node"]);
  assert.is(node.length, 2);
});

keeping.run();
