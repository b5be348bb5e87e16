import type { Failure } from "../errors.ts";
import type { Sql } from "./sql.ts";
import { withStatementHook } from "./statement-hook.ts";

/**
 * The same client or transaction, which takes statements as long as `refusal` gives none: a transaction that comes too
 * late for its next one is rolled back.
 */
export function sqlInTime<S extends Sql>(sql: S, refusal: () => Failure | undefined): S {
  return withStatementHook(sql, () => {
    const failure = refusal();
    if (failure) throw failure;
  });
}
