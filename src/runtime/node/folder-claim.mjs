import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { open, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const claimName = /^lock\.(\d+)\.([0-9a-f]+)$/;

/**
 * Returns how to give the folder back, or the id of the process that has it. Each claim has a name that no
 * other process ever uses (id and start). A process withdraws for a living claim and removes dead ones, so
 * two never race for a stale claim. This is JavaScript because the installation of the packages uses it.
 */
export async function claimFolder(folder, attempts = 6) {
  const claim = join(folder, `lock.${process.pid}.${await startOf(process.pid)}`);
  for (let attempt = 1; ; attempt++) {
    if (!(await create(claim))) return process.pid;
    const holder = await livingHolder(folder);
    if (holder === undefined) return () => rm(claim, { force: true });
    await rm(claim, { force: true });
    if (attempt === attempts) return holder;
    // Two processes that start at once both withdraw, and chance decides the next round.
    await wait(20 + Math.random() * 80);
  }
}

async function create(claim) {
  try {
    await (await open(claim, "wx", 0o600)).close();
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

async function livingHolder(folder) {
  for (const file of await readdir(folder)) {
    const [, id, start] = claimName.exec(file) ?? [];
    const pid = Number(id);
    if (!id || (pid === process.pid && start === (await startOf(pid)))) continue;
    if (isAlive(pid) && start === (await startOf(pid))) return pid;
    await rm(join(folder, file), { force: true });
  }
  return undefined;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Distinguishes a process from a later one with the same id, also after a reboot or in a new container. */
async function startOf(pid) {
  return createHash("sha256")
    .update(await startText(pid))
    .digest("hex")
    .slice(0, 12);
}

async function startText(pid) {
  try {
    if (process.platform !== "linux") {
      const { execFileSync } = await import("node:child_process");
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8", stdio: "pipe" });
    }
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8");
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command may hold spaces. The state follows it, and 19 fields later the start time.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie is dead. In a container its parent may never collect it.
    if (fields[0] === "Z") return "";
    return `${boot}${fields[19]}`;
  } catch {
    return "";
  }
}
