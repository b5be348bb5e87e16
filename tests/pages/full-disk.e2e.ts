import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";

const full = suite<{ folder: string }>("a start on a full disk");
const root = fileURLToPath(new URL("../..", import.meta.url));

full.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "full-"));
});
full.after.each(({ folder }) => rm(folder, { recursive: true, force: true }));

/** Starts the site where so many bytes can be written; one that is ready is stopped. Gives its lines and how it ended. */
async function startOn(folder: string, diskBytes: number): Promise<{ lines: string[]; code: number }> {
  const child = start(process.execPath, ["--import", "./tests/pages/limited-disk.mjs", "scripts/start.mjs"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: String(await freePort()), DISK_BYTES: String(diskBytes) },
  });
  const lines: string[] = [];
  eachLine(child, (line) => {
    if (line) lines.push(line);
    if (line.includes("is ready at")) kill(child, "SIGTERM");
  });
  return { code: await ended(child), lines };
}

const megabyte = 1024 * 1024;

function assertSaysSo({ lines, code }: { lines: string[]; code: number }, folder: string) {
  assert.equal(lines, [
    `The disk of the data folder ${folder} is full. Free some space on it, or set DATA_DIR to a folder on another disk.`,
  ]);
  assert.is(code, 1);
}

full("says so in one line before there is a database", async ({ folder }) => {
  assertSaysSo(await startOn(folder, 0), folder);
});

full("says so in one line while the database is made", async ({ folder }) => {
  assertSaysSo(await startOn(folder, 10 * megabyte), folder);
});

full("says so in one line with a database, and starts once there is room", async ({ folder }) => {
  assert.is((await startOn(folder, 10_000 * megabyte)).code, 0);
  assertSaysSo(await startOn(folder, 0), folder);
  assert.is((await startOn(folder, 10_000 * megabyte)).code, 0);
});

full.run();
