import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const module = fileURLToPath(new URL("line-log.ts", import.meta.url));
const log = suite("line log");

/** Gives the lines that a separate process prints. */
async function said(program: string): Promise<string[]> {
  const lines = `import { lineLog } from ${JSON.stringify(module)};\n${program}`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    "--import",
    "tsx",
    "--input-type=module",
    "-e",
    lines,
  ]);
  return stdout.trim().split("\n");
}

const numbers = (lines: string[]) => lines.map((line) => JSON.parse(line).n);

log("writes what waits before the process ends", async () => {
  const lines = await said("for (const n of [1, 2, 3]) lineLog({ event: 'test', n }); process.exit(0);");
  assert.equal(numbers(lines), [1, 2, 3]);
});

log("writes what waits when the process fails", async () => {
  const program = "lineLog({ event: 'test', n: 1 }); setImmediate(() => { throw new Error('wrong'); });";
  const lines = await said(program).catch((error) => error.stdout.trim().split("\n"));
  assert.equal(numbers(lines), [1]);
});

log("writes what comes within some milliseconds at once", async () => {
  const program = `
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (text) => write(JSON.stringify({ n: text.split("\\n").length - 1 }) + "\\n");
    for (const n of [1, 2, 3]) lineLog({ event: "test", n });
    setTimeout(() => lineLog({ event: "test" }), 200);`;
  assert.equal(numbers(await said(program)), [3, 1]);
});

log.run();
