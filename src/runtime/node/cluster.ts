import type { Worker } from "node:cluster";
import { setTimeout as sleep } from "node:timers/promises";

/** "1" in the process that keeps the timetable. `scripts/start.mjs` reads it, too. */
const timetableKey = "KEEPS_TIMETABLE";

const pauseMs = 1_000;
/** Longer than any request. */
const lastMs = 20_000;

export const isOneOfMany = () => process.env[timetableKey] !== undefined;

export const keepsTimetable = () => !isOneOfMany() || process.env[timetableKey] === "1";

/** Tells the leading process, if there is one. */
export const sayReady = () => void process.send?.("ready");

/**
 * Keeps `count` processes on one port and replaces one that dies. The first starts alone, so that a wrong
 * setting is reported once.
 */
export async function leadProcesses(count: number): Promise<void> {
  const { default: cluster } = await import("node:cluster");
  const workers = () =>
    Object.values(cluster.workers ?? {}).filter((one): one is Worker => one !== undefined);
  let stopping = false;
  const ended = new Set<Promise<void>>();

  function run(timetable: boolean): Promise<boolean> {
    const process = cluster.fork({ [timetableKey]: timetable ? "1" : "" });
    return new Promise((serves) => {
      let served = false;
      process.once("message", () => {
        served = true;
        serves(true);
      });
      const end = new Promise<void>((resolve) => {
        process.once("exit", (code, signal) => {
          ended.delete(end);
          resolve();
          serves(false);
          if (served && !stopping) void replace(timetable, signal ?? code);
        });
      });
      ended.add(end);
    });
  }

  async function replace(timetable: boolean, why: string | number): Promise<void> {
    console.error(JSON.stringify({ at: new Date().toISOString(), event: "process died", why }));
    while (!stopping && !(await run(timetable))) await sleep(pauseMs);
  }

  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), lastMs).unref();
    for (const one of workers()) one.process.kill("SIGTERM");
    await Promise.all(ended);
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());

  // The process has reported its fault.
  if (!(await run(true)) && !stopping) process.exit(1);
  const others = Array.from({ length: count - 1 }, async () => {
    if (!stopping && !(await run(false)) && !stopping) void replace(false, "it never served");
  });
  await Promise.all(others);
}
