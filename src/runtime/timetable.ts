import type { Services } from "../env.ts";
import { runTask, type Task } from "../tasks/index.ts";

/** Whoever starts the site looks at it first; what was left undone before can wait as long. */
const firstAfterMs = 1_000;

/** Runs every task soon and then by the timetable; the answer stops it and waits for what is under way. */
export function keepTimetable(tasks: readonly Task[], services: Services): () => Promise<void> {
  const underWay = new Set<Promise<void>>();
  const timers = tasks.map((task) => {
    let running = false;
    const run = () => {
      if (running) return;
      running = true;
      const work = runTask(task, services).finally(() => {
        running = false;
        underWay.delete(work);
      });
      underWay.add(work);
    };
    return [setTimeout(run, firstAfterMs), setInterval(run, task.everyMinutes * 60_000)];
  });
  return async () => {
    for (const timer of timers.flat()) clearTimeout(timer);
    await Promise.all(underWay);
  };
}
