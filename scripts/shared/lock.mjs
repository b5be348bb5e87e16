import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { at } from "./root.mjs";

const abandonedAfterMs = 30_000;

/** Runs `work` while no other process of this checkout runs work of that name; others wait for their turn. */
export async function exclusively(name, work) {
  const file = at(".cache", `${name}.lock`);
  await mkdir(at(".cache"), { recursive: true });
  for (let waited = 0; !(await take(file)); waited++) {
    if (waited === 5) console.log(`Waiting for another process to finish (${name}) ...`);
    await sleep(200);
  }
  const heartbeat = setInterval(() => touch(file), 2_000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(file, { force: true });
  }
}

async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (await isAbandoned(file)) await setAside(file);
    return false;
  }
}

/** The heartbeat tells where the process id cannot: in a restarted container the number may be somebody else's. */
async function isAbandoned(file) {
  try {
    const [{ mtimeMs }, owner] = await Promise.all([stat(file), readFile(file, "utf8")]);
    return Date.now() - mtimeMs > abandonedAfterMs || (owner !== "" && !isAlive(Number(owner)));
  } catch {
    return false;
  }
}

/** Between the look and the move another waiter may have taken the lock over: then it gets it back. */
async function setAside(file) {
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch(() => {});
  if (!(await isAbandoned(aside))) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function touch(file) {
  const now = new Date();
  utimes(file, now, now).catch(() => {});
}
