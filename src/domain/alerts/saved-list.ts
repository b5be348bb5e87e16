import {
  countSavedJobs,
  deleteSavedJob,
  findSavedList,
  insertSavedJob,
  isSaved,
  listHiddenSavedJobs,
  listSavedJobs,
  lockSavedList,
  touchSavedList,
} from "../../db/alerts/saved-lists.ts";
import { findReminderAddress } from "../../db/alerts/saved-reminders.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { priceJobs } from "../../db/jobs/trade-pay.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { isUuid } from "../../shared/uuid.ts";

export const mostSaved = 100;

interface SavedJobs {
  jobs: PricedJob[];
  hidden: string[];
  remindedAddress: string | undefined;
}

export async function readSavedJobs(sql: Sql, browserHash: Uint8Array | undefined): Promise<SavedJobs> {
  const list = browserHash && (await findSavedList(sql, browserHash));
  if (!list) return { jobs: [], hidden: [], remindedAddress: undefined };
  const [jobs, hidden, remindedAddress] = await Promise.all([
    readJobsOf(sql, list.id),
    listHiddenSavedJobs(sql, list.id),
    list.reminderId ? findReminderAddress(sql, list.reminderId) : undefined,
    touchSavedList(sql, list.id),
  ]);
  return { jobs, hidden: hidden.map(({ id }) => id), remindedAddress };
}

export const readJobsOf = async (sql: Sql, listId: string): Promise<PricedJob[]> =>
  priceJobs(sql, await listSavedJobs(sql, listId));

/** Fails for a job that visitors may not see, so that its caller gives no cookie for one. */
export async function requireVisibleJob(sql: Sql, jobId: string): Promise<void> {
  (await findJob(sql, jobId)) ?? fail("jobNotFound");
}

/** A job that is saved already stays where it is. Returns false when the list is full. */
export function saveJob(sql: Database, browserHash: Uint8Array, jobId: string): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const { id } = await lockSavedList(tx, browserHash);
    if (await isSaved(tx, id, jobId)) return true;
    if ((await countSavedJobs(tx, id)) >= mostSaved) return false;
    await insertSavedJob(tx, id, jobId);
    return true;
  });
}

export async function removeSavedJob(
  sql: Sql,
  browserHash: Uint8Array | undefined,
  jobId: string,
): Promise<void> {
  if (browserHash && isUuid(jobId)) await deleteSavedJob(sql, browserHash, jobId);
}
