import { findJobField } from "../../db/jobs/jobs.ts";
import { listFeeWaivers } from "../../db/payments/fee-waivers.ts";
import type { Sql } from "../../db/sql.ts";
import { type AppliedFor, waiverFor } from "../../shared/payments/fee-waiver.ts";

export interface Fee {
  cents: number;
  waivedFor: string | undefined;
}

/** The sector and country of the job decide, also of a hidden one. The answers decide for a general application. */
export async function applicationFee(
  sql: Sql,
  settings: { feeCents: number },
  { jobId, ...answered }: AppliedFor & { jobId?: string | null | undefined },
): Promise<Fee> {
  if (settings.feeCents === 0) return { cents: 0, waivedFor: undefined };
  const waivers = await listFeeWaivers(sql);
  const job = jobId && waivers.length > 0 ? await findJobField(sql, jobId) : undefined;
  const waiver = waiverFor(waivers, job ?? answered);
  return waiver ? { cents: 0, waivedFor: waiver.reason } : { cents: settings.feeCents, waivedFor: undefined };
}
