import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { openDataFolder } from "./data-folder.ts";

/** Its message is one line for the operator. */
export class FolderInUse extends Error {
  override name = "FolderInUse";
}

const claimName = /^lock\.(\d+)\.([0-9a-f]+)$/;
const attempts = 6;

/**
 * Takes a folder for this process alone and returns how to give it back. Each process makes a claim under a name that no
 * other process ever bears (its id and its start), then looks for claims of others: those of the living make it
 * withdraw, those of the dead it removes. So a stale claim needs no takeover that two could win.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await openDataFolder(folder);
  const claim = join(folder, `lock.${process.pid}.${await startOf(process.pid)}`);
  for (let attempt = 1; ; attempt++) {
    if (!(await create(claim))) throw inUse(folder, process.pid);
    const holder = await livingHolder(folder);
    if (holder === undefined) return () => rm(claim, { force: true });
    await rm(claim, { force: true });
    if (attempt === attempts) throw inUse(folder, holder);
    // Two that start at the same instant see each other and both withdraw; chance lets one of them in.
    await wait(20 + Math.random() * 80);
  }
}

function inUse(folder: string, pid: number) {
  return new FolderInUse(
    `The data folder ${folder} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`,
  );
}

/** False when it exists: this process has the folder open already. */
async function create(claim: string): Promise<boolean> {
  try {
    await (await open(claim, "wx", 0o600)).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function livingHolder(folder: string): Promise<number | undefined> {
  for (const file of await readdir(folder)) {
    const [, id, start] = claimName.exec(file) ?? [];
    const pid = Number(id);
    if (!id || (pid === process.pid && start === (await startOf(pid)))) continue;
    if (isAlive(pid) && start === (await startOf(pid))) return pid;
    await rm(join(folder, file), { force: true });
  }
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Tells a process from a later one that was given the same id, also after a reboot or in a new container. */
async function startOf(pid: number): Promise<string> {
  return createHash("sha256")
    .update(await startText(pid))
    .digest("hex")
    .slice(0, 12);
}

async function startText(pid: number): Promise<string> {
  try {
    if (process.platform !== "linux") {
      const { execFileSync } = await import("node:child_process");
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
    }
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // After the command, which may hold spaces, come the state and, 19 fields on, the start time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie is dead: it only waits for its parent to take notice, which in a container may be never.
    if (fields[0] === "Z") return "";
    return `${boot}${fields[19]}`;
  } catch {
    return "";
  }
}
