import { isTrustedEmployer } from "../../db/employers/mandates.ts";
import type { Transaction } from "../../db/sql.ts";
import { type FailureCode, fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { World } from "../../world.ts";
import { type Allowance, takeAllowances } from "../limits/allowance.ts";

type Account = Pick<User, "id">;

const jobQuota = async (tx: Transaction, { id }: Account): Promise<number> =>
  (await isTrustedEmployer(tx, id)) ? 200 : 20;

const editsAnHour = 60;
const requestsADay = 10;

export const takeJob = async (
  tx: Transaction,
  world: Pick<World, "vault" | "settings">,
  employer: Account,
): Promise<void> =>
  take(tx, world, "tooManyJobs", {
    name: `jobs created ${employer.id}`,
    most: await jobQuota(tx, employer),
    seconds: 24 * 60 * 60,
  });

export const takeEdit = (
  tx: Transaction,
  world: Pick<World, "vault" | "settings">,
  employer: Account,
): Promise<void> =>
  take(tx, world, "tooManyEdits", {
    name: `jobs edited ${employer.id}`,
    most: editsAnHour,
    seconds: 60 * 60,
  });

export const takeMandateRequest = (
  tx: Transaction,
  world: Pick<World, "vault" | "settings">,
  employer: Account,
): Promise<void> =>
  take(tx, world, "tooManyMandateRequests", {
    name: `mandate requests ${employer.id}`,
    most: requestsADay,
    seconds: 24 * 60 * 60,
  });

/** It counts in the caller's transaction, so a refusal and its rollback undo it. */
async function take(
  tx: Transaction,
  { vault, settings }: Pick<World, "vault" | "settings">,
  refusal: FailureCode,
  allowance: Allowance,
): Promise<void> {
  const taken = await takeAllowances({ sql: tx, vault, settings }, "quota", [allowance]);
  if (!taken) fail(refusal, { retryAfterSeconds: allowance.seconds / 24 });
}
