import type { Operator } from "../../shared/operator.ts";
import { listOf } from "./variables.ts";

/** The site tells candidates to check who runs a site before they pay. */
export function operatorWarning(
  config: { production: boolean } & Pick<Operator, "operatorName" | "operatorAddress">,
): string | undefined {
  const missing = [
    ...(config.operatorName ? [] : ["OPERATOR_NAME"]),
    ...(config.operatorAddress ? [] : ["OPERATOR_ADDRESS"]),
  ];
  if (!config.production || missing.length === 0) return undefined;
  return `Visitors cannot see who runs this site. Set ${listOf(missing)}.`;
}
