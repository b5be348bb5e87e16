/** Who is refused last when there is more than can be done. */
export type Rank = "vital" | "applying" | "browsing";

const vital =
  /^\/(healthz|readyz|application-success|apply\/(pay|terms)|api\/(create-payment-intent|stripe\/webhook|test-payments\/confirm|applications\/[^/]+\/complete-payment))$/;
const applying = /^\/(apply|application|uploads|api\/(applications|objects|draft))(\/|$)/;

/** Payments, and what watches the process; then applications and their documents; then everything else. */
export function rankOf(path: string): Rank {
  if (vital.test(path)) return "vital";
  return applying.test(path) ? "applying" : "browsing";
}

const streams =
  /^\/uploads\/|^\/(apply|application\/[^/]+)\/documents\/|^\/admin\/seed$|^\/api\/admin\/seed-production$/;
/** What hashes a password stands in a line of its own, and would else keep the places of those who browse. */
const hashing = /^\/(account|(api\/auth\/)?(sign-in|sign-up|reset-password)|api\/auth\/password)$/;

/** Waits for a slow line more than it works, within limits of its own. What is only read counts until its answer begins. */
export const isStream = (method: string | undefined, path: string) =>
  method !== "GET" && method !== "HEAD" && (streams.test(path) || hashing.test(path));
