import type { Sql } from "../../db/sql.ts";
import { findTaskRun, saveTaskRun } from "../../db/task-runs.ts";
import type { Difference, DifferenceKind, Findings, LastRun } from "../../shared/payments/reconciliation.ts";

const task = "reconcile payments";
const mostKept = 100;

export const phases = ["list", "unpaid", "refunds", "refunded", "disputed", "open disputes"] as const;
export type Phase = (typeof phases)[number];

export interface Progress extends Findings {
  provider: string;
  since: string;
  phase: Phase;
  cursor: string | null;
  last: LastRun | null;
}

const nothingFound = (): Findings => ({ compared: 0, counts: {}, differences: [] });

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
  if (differences.length < mostKept) differences.push({ kind, intentId, applicationId });
}

/**
 * Saves at once what was found, so that a run that fails later does not lose it. Two runs at the same time overwrite each
 * other's report, and never money.
 */
export async function saveDifferences(sql: Sql, run: Run, found: (Difference | undefined)[]): Promise<void> {
  const differences = found.filter((difference) => difference !== undefined);
  if (differences.length === 0) return;
  for (const difference of differences) add(run, difference);
  await saveRun(sql, run);
}

export interface Run extends Progress {
  startedAt: Date;
}

export async function findInterruptedRun(sql: Sql, provider: string): Promise<Run | undefined> {
  const kept = await findTaskRun<Progress>(sql, task);
  if (!kept || kept.finishedAt || kept.progress.provider !== provider) return undefined;
  return { ...kept.progress, startedAt: kept.startedAt };
}

/** The report of the new run also holds what an interrupted run has recorded, because it replaces that run. */
export async function beginRun(
  sql: Sql,
  provider: string,
  startedAt: Date,
  since: Date,
  interrupted?: Findings,
): Promise<Run> {
  const last = await findLastRun(sql);
  const start = { provider, since: since.toISOString(), phase: phases[0], cursor: null, last: last ?? null };
  const run: Run = { ...start, ...nothingFound(), startedAt };
  if (interrupted) {
    const isRecorded = ([kind]: [string, unknown]) => recorded.has(kind as DifferenceKind);
    run.counts = Object.fromEntries(Object.entries(interrupted.counts).filter(isRecorded));
    run.differences = interrupted.differences.filter(({ kind }) => recorded.has(kind));
  }
  await saveRun(sql, run);
  return run;
}

export async function saveRun(sql: Sql, { startedAt, ...progress }: Run): Promise<void> {
  await saveTaskRun(sql, task, { startedAt, finishedAt: null, progress });
}

export async function finishRun(sql: Sql, { startedAt, ...progress }: Run, finishedAt: Date): Promise<void> {
  await saveTaskRun(sql, task, { startedAt, finishedAt, progress: { ...progress, last: null } });
}

/** The findings of the last run, also when it was interrupted. */
export async function findFindings(sql: Sql): Promise<Findings | undefined> {
  return (await findTaskRun<Progress>(sql, task))?.progress;
}

export async function findLastRun(sql: Sql): Promise<LastRun | undefined> {
  const kept = await findTaskRun<Progress>(sql, task);
  if (!kept) return undefined;
  const { startedAt, finishedAt, progress } = kept;
  if (!finishedAt) return progress.last ?? undefined;
  const { compared, counts, differences } = progress;
  const span = { startedAt: startedAt.toISOString(), finishedAt: finishedAt.toISOString() };
  return { ...span, compared, counts, differences };
}
