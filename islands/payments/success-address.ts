import * as routes from "../../src/routes.ts";
import { linkTo } from "../../src/shared/link.ts";

/** The payment's id stands before the secret part. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

/** The confirmation of one payment, as the provider's own redirect writes it. */
export function successAddress(clientSecret: string): string {
  const secret = encodeURIComponent(clientSecret);
  return `${linkTo(routes.applicationSuccess, { payment_intent: intentIdOf(clientSecret) })}&payment_intent_client_secret=${secret}`;
}
