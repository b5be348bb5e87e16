import { once } from "node:events";
import { Worker } from "node:worker_threads";

export interface Asked {
  /** 0: no answer. */
  status: number;
  ms: number;
}

/** Asks for a page again and again while something else goes on; `stop` gives how each was answered. */
export function probePage(url: string, everyMs = 50): { stop(): Promise<Asked[]> } {
  const worker = new Worker(new URL("probe-thread.mjs", import.meta.url), { workerData: { url, everyMs } });
  return {
    async stop() {
      worker.postMessage("stop");
      const [asked] = (await once(worker, "message")) as [Asked[]];
      await worker.terminate();
      return asked;
    },
  };
}
