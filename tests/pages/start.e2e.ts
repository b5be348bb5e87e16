import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import type { JobStats } from "../../src/shared/jobs/job.ts";

const starting = suite("npm start");
const root = fileURLToPath(new URL("../..", import.meta.url));
const readyWithinMs = 90_000;

let folder = "";
starting.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "start-"));
});
starting.after(() => rm(folder, { recursive: true, force: true }));

interface Started {
  url: string;
  said: string[];
  exit: Promise<number>;
  signal(name: NodeJS.Signals): void;
}

async function npmStart(environment: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  const child = start("npm", ["start", "--silent"], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), ...environment },
  });
  const said: string[] = [];
  eachLine(child, (line) => said.push(line));
  const signal = (name: NodeJS.Signals) => kill(child, name);
  return { url: `http://localhost:${port}`, said, exit: ended(child), signal };
}

async function ready({ url, said }: Started): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`it was not ready in time:\n${said.slice(-10).join("\n")}`);
}

async function stats({ url }: Started): Promise<JobStats> {
  return (await fetch(`${url}/api/jobs/stats`)).json() as Promise<JobStats>;
}

const passwordIn = (said: string[]) => said.find((line) => line.startsWith("Admin password: "));

starting("seeds itself at the first start and prints address and password", async () => {
  const site = await npmStart();
  await ready(site);
  const { totalCompanies, totalJobs } = await stats(site);
  assert.equal({ totalCompanies, totalJobs }, { totalCompanies: 94, totalJobs: 1155 });
  assert.ok(site.said.some((line) => line.includes(`is ready at ${site.url}`)));
  assert.ok(passwordIn(site.said));
  assert.ok(site.said.some((line) => line.endsWith(`signs in at ${site.url}/admin/login`)));
  site.signal("SIGTERM");
  await site.exit;
});

starting("stops at SIGTERM and leaves nothing locked", async () => {
  const site = await npmStart();
  await ready(site);
  site.signal("SIGTERM");
  assert.is(await site.exit, 0);
  assert.equal(
    (await readdir(folder)).filter((file) => file.startsWith("lock.")),
    [],
  );
});

starting("refuses a data folder in use with one line that says what to do", async () => {
  const first = await npmStart();
  await ready(first);
  const second = await npmStart();
  assert.is(await second.exit, 1);
  const lines = second.said.filter(Boolean);
  assert.is(lines.length, 1, lines.join("\n"));
  assert.match(
    lines[0]!,
    /is in use by process \d+\. Stop that process, or set DATA_DIR to another folder\.$/,
  );
  first.signal("SIGTERM");
  await first.exit;
});

const wrong: [string, Record<string, string>, RegExp][] = [
  ["a port that is none", { PORT: "not a port" }, /^PORT must be /],
  ["another machine's address", { HOST: "8.8.8.8" }, /^HOST must be /],
  ["an address that is none", { HOST: "999.1.1.1" }, /^HOST must be /],
  ["a data folder that is a file", { DATA_DIR: fileURLToPath(import.meta.url) }, /^DATA_DIR must be /],
  ["a data folder where none can be made", { DATA_DIR: "/proc/landfall" }, /^DATA_DIR must be /],
  ["a database that is not there", { DATABASE_URL: "postgres://root:word@localhost:1/jobs" }, /DATABASE_URL/],
];
for (const [what, environment, line] of wrong) {
  starting(`ends with one line for ${what}`, async () => {
    const site = await npmStart(environment);
    assert.is(await site.exit, 1);
    const lines = site.said.filter(Boolean);
    assert.is(lines.length, 1, lines.join("\n"));
    assert.match(lines[0]!, line);
    assert.not.match(lines[0]!, "word");
  });
}

starting.run();
