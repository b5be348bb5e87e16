import type { Config } from "./config.ts";
import { uncheckedEmployersWarning } from "./employer-rules.ts";
import { operatorWarning } from "./operator-warning.ts";
import { secondFactorWarning } from "./production-secrets.ts";

/** Tells the operator at the start what the configuration leaves open. */
export function warnOperator(config: Config): void {
  for (const warning of [
    secondFactorWarning(config),
    uncheckedEmployersWarning(config),
    operatorWarning(config),
  ])
    if (warning) console.warn(warning);
}
