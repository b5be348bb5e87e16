import type { Stripe } from "stripe";
import { type Timer, wallTimer } from "../timer.ts";
import { ProviderAway } from "./provider.ts";

export interface StripeOptions {
  secretKey: string;
  apiBase?: string;
  fetch?: typeof fetch;
  /** The limit of one call with its retries. The default is 7.5 seconds. */
  budgetMs?: number;
  deadline?: Date;
  timer?: Timer;
}

type Sdk = typeof Stripe;

/** Loading the SDK takes 130 ms, and only Stripe needs it. Node's bundle has only the default export. */
export async function loadStripe(): Promise<Sdk> {
  return (await import("stripe")).default;
}

/** Throws `ProviderAway` when Stripe has a fault or does not answer in time. Stripe's other errors pass through. */
export async function askStripe<T>(
  options: StripeOptions,
  question: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const sdk = await loadStripe();
  const budgetMs = budgetOf(options);
  if (budgetMs <= 0) throw new ProviderAway("No time was left to ask Stripe");
  const budget = new AbortController();
  const spent = new Promise<never>((_, reject) => {
    const stop = () => reject(new ProviderAway(`Stripe did not answer within ${budgetMs} ms`));
    budget.signal.addEventListener("abort", stop, { once: true });
  });
  const { timer = wallTimer } = options;
  const callOff = timer.after(budgetMs, () => budget.abort());
  try {
    return await Promise.race([question(clientFor(sdk, options, budgetMs, budget.signal)), spent]);
  } catch (error) {
    throw isFault(sdk, error) ? providerAway(error) : error;
  } finally {
    callOff();
  }
}

function budgetOf({ budgetMs = 7500, deadline }: StripeOptions): number {
  return deadline ? Math.min(budgetMs, deadline.getTime() - Date.now()) : budgetMs;
}

/** Each call has its own client (0.1 ms), because only then its retries share one signal. */
function clientFor(sdk: Sdk, options: StripeOptions, budgetMs: number, budget: AbortSignal): Stripe {
  const send = options.fetch ?? fetch;
  return new sdk(options.secretKey, {
    httpClient: sdk.createFetchHttpClient((input: RequestInfo | URL, init: RequestInit = {}) =>
      send(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, budget]) : budget }),
    ),
    // A shorter timeout leaves time for a second try when the first one hangs.
    timeout: Math.ceil(budgetMs * 0.55),
    maxNetworkRetries: 2,
    // The SDK would write an id of this machine into the home folder and send it.
    telemetry: false,
    ...addressOf(options.apiBase),
  });
}

function addressOf(apiBase: string | undefined) {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const secure = protocol === "https:";
  const standardPort = secure ? "443" : "80";
  return { host: hostname, port: port || standardPort, protocol: secure ? "https" : "http" } as const;
}

/** An unknown key and a lasting conflict count as faults, too. */
function isFault(sdk: Sdk, error: unknown): error is Stripe.errors.StripeError {
  const { StripeError, StripeInvalidRequestError, StripeIdempotencyError, StripeCardError } = sdk.errors;
  const refusals = [StripeInvalidRequestError, StripeIdempotencyError, StripeCardError];
  return error instanceof StripeError && !refusals.some((refusal) => error instanceof refusal);
}

function providerAway(error: Stripe.errors.StripeError): ProviderAway {
  const { type, statusCode, code, requestId } = error;
  // Stripe's sentence may quote what was sent, so the log gets codes only.
  const facts = [type, statusCode, code, requestId].filter((fact) => fact !== undefined && fact !== null);
  const away = new ProviderAway(facts.join(" "), { cause: error });
  away.keySpent = statusCode === 500 || error.headers?.["idempotent-replayed"] === "true";
  return away;
}
