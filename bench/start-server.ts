import type { SpawnOptions } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { ended, kill, start } from "../scripts/shared/processes.mjs";

const readyWithinMs = 30_000;

export interface Started {
  pid: number;
  /** The time counts from the process's birth to its first answer. */
  startMs: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

interface Place extends SpawnOptions {
  isReady: () => Promise<boolean>;
  /** Each question is work for the starting process. */
  askEveryMs: number;
}

export async function startServer(
  command: string,
  args: string[],
  { isReady, askEveryMs, ...options }: Place,
): Promise<Started> {
  const began = performance.now();
  // Reading the log must take nothing of the client's core.
  const child = start(command, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(0, 3_000);
  });
  const closed = ended(child);
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    kill(child, signal);
    await closed;
  };
  while (performance.now() - began < readyWithinMs && child.exitCode === null) {
    if (await isReady()) return { pid: child.pid!, startMs: performance.now() - began, stop };
    await sleep(askEveryMs);
  }
  await stop("SIGKILL");
  throw new Error(`${args.at(-1)} did not start:\n${said}`);
}
