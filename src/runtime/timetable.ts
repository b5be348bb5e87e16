import type { Services } from "../env.ts";
import { runTask, tasks } from "../tasks/index.ts";

/** Runs every task now and then by the timetable; the answer stops it and waits for what is under way. */
export function keepTimetable(services: Services): () => Promise<void> {
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
    run();
    return setInterval(run, task.everyMinutes * 60_000);
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(underWay);
  };
}
