import type { Services } from "../env.ts";
import { runTask, type Task } from "../tasks/index.ts";

/** The first tasks wait a moment, so that the site answers the operator before they begin. */
const firstAfterMs = 1_000;

/** Returns a function that stops the timetable and resolves when the running tasks have ended. */
export function keepTimetable(tasks: readonly Task[], services: Services): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const timers = tasks.map((task) => {
    let running = false;
    const run = () => {
      if (running) return;
      running = true;
      const work = runTask(task, services, stopping.signal).finally(() => {
        running = false;
        underWay.delete(work);
      });
      underWay.add(work);
    };
    return [setTimeout(run, firstAfterMs), setInterval(run, task.everyMinutes * 60_000)];
  });
  return async () => {
    for (const timer of timers.flat()) clearTimeout(timer);
    stopping.abort();
    await Promise.all(underWay);
  };
}
