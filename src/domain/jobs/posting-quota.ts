import { isTrustedEmployer } from "../../db/employers/mandates.ts";
import type { Transaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { World } from "../../world.ts";
import { takeAllowances } from "../limits/allowance.ts";

const daySeconds = 24 * 60 * 60;

const quotas = {
  job: { name: "jobs created", most: 20, trusted: 200, seconds: daySeconds, refusal: "tooManyJobs" },
  edit: { name: "jobs edited", most: 60, trusted: 60, seconds: 60 * 60, refusal: "tooManyEdits" },
  mandateRequest: {
    name: "mandate requests",
    most: 10,
    trusted: 10,
    seconds: daySeconds,
    refusal: "tooManyMandateRequests",
  },
} as const;

/** It counts in the caller's transaction, so a refusal and its rollback undo it. */
export async function takeQuota(
  tx: Transaction,
  { vault, settings }: Pick<World, "vault" | "settings">,
  { id }: Pick<User, "id">,
  kind: keyof typeof quotas,
): Promise<void> {
  const { name, most, trusted, seconds, refusal } = quotas[kind];
  const mayTake = trusted > most && (await isTrustedEmployer(tx, id)) ? trusted : most;
  const allowance = { name: `${name} ${id}`, most: mayTake, seconds };
  const taken = await takeAllowances({ sql: tx, vault, settings }, "quota", [allowance]);
  if (!taken) fail(refusal, { retryAfterSeconds: seconds / 24 });
}
