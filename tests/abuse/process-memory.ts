import { readFileSync, writeFileSync } from "node:fs";

const MiB = 1024;

function read(pid: number, field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / MiB;
}

/** Watches a process's resident memory from now on; both in MiB. */
export function watchMemory(pid: number): { before: number; peak(): number } {
  // Forgets the peak until now.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  const before = read(pid, "VmRSS");
  return { before, peak: () => read(pid, "VmHWM") };
}

export const residentMiB = (pid: number) => read(pid, "VmRSS");
