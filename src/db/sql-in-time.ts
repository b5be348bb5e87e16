import type { Failure } from "../errors.ts";
import type { Sql } from "./sql.ts";
import { withStatementHook } from "./statement-hook.ts";

/** Refuses statements once `refusal` returns a failure, so that a late transaction is rolled back. */
export function sqlInTime<S extends Sql>(sql: S, refusal: () => Failure | undefined): S {
  return withStatementHook(sql, () => {
    const failure = refusal();
    if (failure) throw failure;
  });
}
