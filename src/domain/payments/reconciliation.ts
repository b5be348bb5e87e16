import { randomUUID } from "node:crypto";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { findTaskRun, lockTaskRun, saveTaskRun, type TaskRun } from "../../db/task-runs.ts";
import type { Difference, DifferenceKind, Findings, LastRun } from "../../shared/payments/reconciliation.ts";

const task = "reconcile payments";
const mostKept = 100;

export const phases = ["list", "unpaid", "refunds", "refunded", "disputed", "open disputes"] as const;
export type Phase = (typeof phases)[number];

/** The place that a run has reached. Its findings are in the database alone, because two runs may add to them. */
export interface Run {
  /** A process that goes on with the run of another one gives it a new id, and the other one stops. */
  id: string;
  provider: string;
  since: string;
  phase: Phase;
  cursor: string | null;
  compared: number;
}

interface Progress extends Run, Findings {
  last: LastRun | null;
}

/** These are found once, because the site has recorded them. A further comparison finds the others again. */
const recorded = new Set<DifferenceKind>(["settled", "refunded", "partlyRefunded", "disputed", "canceled"]);

function add({ counts, differences }: Findings, { kind, intentId, applicationId }: Difference): void {
  // An interrupted run compares its last page again. Payments without an intent cannot be told apart.
  const isKnown =
    intentId !== null &&
    differences.some(
      (one) => one.kind === kind && one.intentId === intentId && one.applicationId === applicationId,
    );
  if (isKnown) return;
  counts[kind] = (counts[kind] ?? 0) + 1;
  differences.push({ kind, intentId, applicationId });
}

/** Returns undefined when `change` does, and then saves nothing. */
function changeRun(
  sql: Database,
  change: (kept: TaskRun<Progress>) => TaskRun<Progress> | undefined,
): Promise<TaskRun<Progress> | undefined> {
  return inTransaction(sql, async (tx) => {
    const kept = await lockTaskRun<Progress>(tx, task);
    const changed = kept && change(kept);
    if (changed) await saveTaskRun(tx, task, changed);
    return changed;
  });
}

/**
 * Saves at once what was found, so that a run that fails later does not lose it. The process that has taken
 * over the run finds again what is not recorded.
 */
export async function saveDifferences(
  sql: Database,
  run: Run,
  found: (Difference | undefined)[],
): Promise<void> {
  const differences = found.filter((difference) => difference !== undefined);
  if (differences.length === 0) return;
  await changeRun(sql, (kept) => {
    const isOurs = kept.progress.id === run.id && !kept.finishedAt;
    for (const difference of differences)
      if (isOurs || recorded.has(difference.kind)) add(kept.progress, difference);
    return kept;
  });
}

/** Goes on with the run of a process that was interrupted or is still at it. */
export async function takeOverRun(sql: Database, provider: string): Promise<Run | undefined> {
  const taken = await changeRun(sql, (kept) =>
    kept.finishedAt || kept.progress.provider !== provider
      ? undefined
      : { ...kept, progress: { ...kept.progress, id: randomUUID() } },
  );
  return taken?.progress;
}

/** Keeps what an unfinished run has recorded. If it is `compared`, it is the last run until the new one ends. */
export function beginRun(
  sql: Database,
  provider: string,
  startedAt: Date,
  since: Date,
  compared: Run | undefined,
): Promise<Run> {
  return inTransaction(sql, async (tx) => {
    const kept = await lockTaskRun<Progress>(tx, task);
    const isReplaced = kept && !kept.finishedAt && kept.progress.provider === provider;
    const progress: Progress = {
      id: randomUUID(),
      provider,
      since: since.toISOString(),
      phase: phases[0],
      cursor: null,
      last: (kept && lastOf(kept, compared?.id === kept.progress.id ? startedAt : undefined)) ?? null,
      compared: 0,
      ...(isReplaced ? recordedOf(kept.progress) : { counts: {}, differences: [] }),
    };
    await saveTaskRun(tx, task, { startedAt, finishedAt: null, progress });
    return progress;
  });
}

const recordedOf = ({ counts, differences }: Findings) => ({
  counts: Object.fromEntries(
    Object.entries(counts).filter(([kind]) => recorded.has(kind as DifferenceKind)),
  ) as Findings["counts"],
  differences: differences.filter(({ kind }) => recorded.has(kind)),
});

/** Saves that a page is done. Returns false when another process has taken over the run. */
export async function savePage(sql: Database, { id, phase, cursor, compared }: Run): Promise<boolean> {
  const saved = await changeRun(sql, (kept) => {
    if (kept.progress.id !== id) return undefined;
    // Nobody compares this page again, so the report can lose what it does not show.
    const differences = kept.progress.differences.slice(0, mostKept);
    return { ...kept, progress: { ...kept.progress, differences, phase, cursor, compared } };
  });
  return saved !== undefined;
}

export async function finishRun(sql: Database, { id }: Run, finishedAt: Date): Promise<void> {
  await changeRun(sql, (kept) =>
    kept.progress.id === id ? { ...kept, finishedAt, progress: { ...kept.progress, last: null } } : undefined,
  );
}

/** The findings of the last run, also when it was interrupted. */
export async function findFindings(sql: Sql): Promise<Findings | undefined> {
  return (await findTaskRun<Progress>(sql, task))?.progress;
}

export async function findLastRun(sql: Sql): Promise<LastRun | undefined> {
  const kept = await findTaskRun<Progress>(sql, task);
  return kept && lastOf(kept);
}

function lastOf(run: TaskRun<Progress>, finishedAt = run.finishedAt): LastRun | undefined {
  const { startedAt, progress } = run;
  if (!finishedAt) return progress.last ?? undefined;
  const { compared, counts, differences } = progress;
  const span = { startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() };
  return { ...span, compared, counts, differences };
}
