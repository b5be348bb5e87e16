import { firstRow } from "./rows.ts";
import type { Sql, Transaction } from "./sql.ts";

export interface TaskRun<Progress> {
  startedAt: Date;
  finishedAt: Date | null;
  progress: Progress;
}

export async function findTaskRun<Progress>(sql: Sql, task: string): Promise<TaskRun<Progress> | undefined> {
  return firstRow(sql<TaskRun<Progress>[]>`
    select started_at, finished_at, progress from task_runs where task = ${task}`);
}

export async function lockTaskRun<Progress>(
  tx: Transaction,
  task: string,
): Promise<TaskRun<Progress> | undefined> {
  return firstRow(tx<TaskRun<Progress>[]>`
    select started_at, finished_at, progress from task_runs where task = ${task} for update`);
}

export async function saveTaskRun(
  sql: Sql,
  task: string,
  { startedAt, finishedAt, progress }: TaskRun<object>,
): Promise<void> {
  const kept = sql.json(progress as Parameters<typeof sql.json>[0]);
  await sql`
    insert into task_runs (task, started_at, finished_at, progress)
    values (${task}, ${startedAt}, ${finishedAt}, ${kept})
    on conflict (task) do update
      set started_at = excluded.started_at, finished_at = excluded.finished_at, progress = excluded.progress`;
}
