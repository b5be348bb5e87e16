import * as routes from "../../src/routes.ts";
import type { LinkTo } from "../../src/shared/link.ts";

export const intentIdOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

/** The provider's own redirect writes this address, too. */
export function successAddress(linkTo: LinkTo, clientSecret: string): string {
  const secret = encodeURIComponent(clientSecret);
  return `${linkTo(routes.applicationSuccess, { payment_intent: intentIdOf(clientSecret) })}&payment_intent_client_secret=${secret}`;
}
