import type { Sql } from "../../db/sql.ts";
import { findTaskRun, saveTaskRun } from "../../db/task-runs.ts";
import type { Difference, Findings, LastRun } from "../../shared/payments/reconciliation.ts";

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

export function addDifferences(findings: Findings, found: (Difference | undefined)[]): void {
  findings.compared += found.length;
  for (const difference of found) {
    if (!difference) continue;
    findings.counts[difference.kind] = (findings.counts[difference.kind] ?? 0) + 1;
    if (findings.differences.length < mostKept) findings.differences.push(difference);
  }
}

export interface Run extends Progress {
  startedAt: Date;
}

export async function findInterruptedRun(sql: Sql, provider: string): Promise<Run | undefined> {
  const kept = await findTaskRun<Progress>(sql, task);
  if (!kept || kept.finishedAt || kept.progress.provider !== provider) return undefined;
  return { ...kept.progress, startedAt: kept.startedAt };
}

export async function beginRun(sql: Sql, provider: string, startedAt: Date, since: Date): Promise<Run> {
  const last = await findLastRun(sql);
  const start = { provider, since: since.toISOString(), phase: phases[0], cursor: null, last: last ?? null };
  const run: Run = { ...start, ...nothingFound(), startedAt };
  await saveRun(sql, run);
  return run;
}

export async function saveRun(sql: Sql, { startedAt, ...progress }: Run): Promise<void> {
  await saveTaskRun(sql, task, { startedAt, finishedAt: null, progress });
}

export async function finishRun(sql: Sql, { startedAt, ...progress }: Run, finishedAt: Date): Promise<void> {
  await saveTaskRun(sql, task, { startedAt, finishedAt, progress: { ...progress, last: null } });
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
