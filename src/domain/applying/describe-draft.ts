import type { JobName } from "../../db/applications/application-job.ts";
import { type ApplicationState, findDraftRow } from "../../db/applications/applications.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import type { Answers } from "../../shared/applying/application.ts";
import type { World } from "../../world.ts";
import { isBegun, openDraft } from "./draft.ts";

/** Tells one draft from another. */
export interface DraftDescription {
  job: JobName | undefined;
  answers: Answers;
  usedAt: Date;
  isPaid: boolean;
}

export async function describeDraft(
  { sql, vault }: Pick<World, "sql" | "vault">,
  row: ApplicationState,
): Promise<DraftDescription> {
  const { answers } = await openDraft(vault, row);
  const job = row.jobId ? await findJob(sql, row.jobId) : undefined;
  return { job, answers, usedAt: row.updatedAt, isPaid: row.paymentStatus === "completed" };
}

/** Returns undefined for a browser without a draft or with an empty one. */
export async function describeDraftOf(
  world: Pick<World, "sql" | "vault">,
  browserHash: Uint8Array,
): Promise<DraftDescription | undefined> {
  const row = await findDraftRow(world.sql, browserHash);
  const described = row && (await describeDraft(world, row));
  return described && isBegun(described) ? described : undefined;
}
