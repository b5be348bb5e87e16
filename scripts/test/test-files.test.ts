import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const folder = `.cache/test-files-${process.pid}`;
const root = new URL("../..", import.meta.url);
const counting = suite("counting tests");

counting.before(async () => {
  await mkdir(new URL(folder, root), { recursive: true });
});
counting.after(() => rm(new URL(folder, root), { recursive: true }));

counting("adds up what passed and what failed", async () => {
  const lines = `add("passes", () => {}); add("fails", () => { throw new Error("wrong"); }); add.run();`;
  assert.equal(await countsOf("mixed", lines), { passed: 1, failed: 1 });
});

counting("names what failed", async () => {
  const lines = `add("passes", () => {}); add("fails", () => { throw new Error("wrong"); }); add.run();`;
  assert.equal((await resultOf("named", lines)).failures, ['named.test.ts: inner  "fails"']);
});

counting("fails when no file matches", async () => {
  assert.equal(await countsOf("absent"), { passed: 0, failed: 1 });
});

counting("fails when a test is skipped", async () => {
  const lines = `add("passes", () => {}); add.skip("waits", () => {}); add.run();`;
  assert.equal(await countsOf("skipping", lines), { passed: 1, failed: 1 });
});

counting("fails each test that a broken before hook kept from running", async () => {
  const lines = `add.before(() => { throw new Error("wrong"); }); add("never runs", () => {}); add.run();`;
  assert.equal(await countsOf("broken-hook", lines), { passed: 0, failed: 1 });
});

counting("fails when a test never ends", async () => {
  const lines = `add("hangs", () => new Promise(() => {})); add.run();`;
  assert.equal(await countsOf("hanging", lines), { passed: 0, failed: 1 });
});

counting("fails and ends a process with an open handle", async () => {
  const lines = `add("passes", () => {}); add.run(); setInterval(() => {}, 1_000_000);`;
  assert.equal(await countsOf("open-handle", lines, 500), { passed: 1, failed: 1 });
});

counting("names the file that opened what kept its process alive", async () => {
  const lines = `add("passes", () => {}); add.run(); setInterval(() => {}, 1_000_000);`;
  const { failures } = await resultOf("named-handle", lines, 500);
  assert.match(failures.join(), "0.5 s after its last test (Timeout since named-handle.test.ts)");
});

counting("names the file whose process ends too early, and runs the others", async () => {
  await write("crash-1", `add("exits", () => process.exit(3)); add.run();`);
  await write("crash-2", `add("passes", () => {}); add.run();`);
  const { passed, failed, failures } = await resultOf("crash-[12]");
  assert.equal({ passed, failed }, { passed: 1, failed: 1 });
  assert.equal(failures, ["crash-1.test.ts: it ended before its summary, with 3"]);
});

counting("adds up what several processes say", async () => {
  for (const name of ["lane-1", "lane-2", "lane-3"]) await write(name, `add("passes", () => {}); add.run();`);
  const { passed, failed } = await resultOf("lane-[123]", undefined, 15_000, 2);
  assert.equal({ passed, failed }, { passed: 3, failed: 0 });
});

counting("does not wait for what a test left running", async () => {
  const spawn = `spawn("sleep", ["20"], { detached: true, stdio: "inherit" }).unref();`;
  const lines = `import { spawn } from "node:child_process"; add("passes", () => { ${spawn} }); add.run();`;
  assert.equal(await countsOf("leftover", lines), { passed: 1, failed: 0 });
});

counting.run();

interface Result {
  passed: number;
  failed: number;
  failures: string[];
}

async function countsOf(name: string, lines?: string, graceMs?: number) {
  const { passed, failed } = await resultOf(name, lines, graceMs);
  return { passed, failed };
}

const write = (name: string, lines: string) =>
  writeFile(
    new URL(`${folder}/${name}.test.ts`, root),
    `import { suite } from "uvu";\nconst add = suite("inner");\n${lines}`,
  );

/** In a process of its own, whose output would else be taken for this run's. */
async function resultOf(name: string, lines?: string, graceMs = 15_000, lanes = 1): Promise<Result> {
  if (lines !== undefined) await write(name, lines);
  const options = { folder, pattern: `^${name}.test.ts$`, limitSeconds: 120, graceMs, lanes };
  const program = `
    import { runTestFiles } from "./scripts/test/test-files.mjs";
    const counts = await runTestFiles({ ...${JSON.stringify(options)}, env: process.env });
    console.log("\\n" + JSON.stringify(counts));`;
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", program], { cwd: root });
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
}
