import type { Services } from "../../env.ts";

/** Nobody reads a log faster, and a write for each line is an eighth of what a busy process does. */
const togetherMs = 20;

let waiting = "";
let timer: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting) process.stdout.write(waiting);
  waiting = "";
}

/** One JSON line each to the standard output, those of some milliseconds together; what waits at the process's end goes before it. */
export const lineLog: Services["log"] = (entry) => {
  if (!timer) {
    timer = setTimeout(flush, togetherMs).unref();
    process.off("exit", flush).once("exit", flush);
  }
  waiting += `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`;
};
