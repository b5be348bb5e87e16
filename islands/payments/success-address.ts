import { urls } from "../../src/shared/urls.ts";

/** The payment's id stands before the secret part. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

/** The confirmation of one payment, as the provider's own redirect writes it. */
export function successAddress(clientSecret: string): string {
  const secret = encodeURIComponent(clientSecret);
  return `${urls.applicationSuccess(intentIdOf(clientSecret))}&payment_intent_client_secret=${secret}`;
}
