import { execFile } from "node:child_process";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const root = new URL("../..", import.meta.url);
const name = `lock-test-${process.pid}`;
const folder = new URL(`.cache/${name}-lock/`, root);
const lock = suite("one at a time");

lock.before(async () => void (await mkdir(folder, { recursive: true })));
lock.after(() => rm(folder, { recursive: true }));

lock("lets a second process work only after the first", async () => {
  const outputs = await Promise.all([worker(), worker(), worker()]);
  const spans = outputs.map(([from = 0, to = 0]) => ({ from, to })).sort((a, b) => a.from - b.from);
  const overlapping = spans.filter(({ from }, index) => from < (spans[index - 1]?.to ?? 0));
  assert.equal(overlapping, []);
});

lock("takes over from a process that is gone", async () => {
  const { stdout: gone } = await run(["-e", "console.log(String(process.pid))"]);
  await writeFile(new URL(`lock.${gone.trim()}.0123456789ab`, folder), "");
  assert.is((await worker()).length, 2);
});

lock("leaves no lock behind", async () => {
  await worker();
  assert.equal(await readdir(folder), []);
});

lock.run();

function run(args: string[]) {
  return promisify(execFile)(process.execPath, args, { cwd: root });
}

/** When its work began and ended, by the machine's clock. */
async function worker(): Promise<number[]> {
  const program = `
    import { setTimeout } from "node:timers/promises";
    import { exclusively } from "./scripts/shared/lock.mjs";
    const span = await exclusively("${name}", async () => {
      const from = Date.now();
      await setTimeout(50);
      return [from, Date.now()];
    });
    console.log(JSON.stringify(span));`;
  const { stdout } = await run(["--input-type=module", "-e", program]);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "[]");
}
