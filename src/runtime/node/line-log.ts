import type { Services } from "../../env.ts";

/** A write per line would take an eighth of a busy process's time. */
const togetherMs = 20;

let waiting = "";
let timer: ReturnType<typeof setTimeout> | undefined;

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting) process.stdout.write(waiting);
  waiting = "";
}

export const lineLog: Services["log"] = (entry) => {
  if (!timer) {
    timer = setTimeout(flush, togetherMs).unref();
    process.off("exit", flush).once("exit", flush);
  }
  waiting += `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`;
};
