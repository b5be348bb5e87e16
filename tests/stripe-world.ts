import type { Services } from "../src/env.ts";
import { stripePayments } from "../src/services/payments/stripe.ts";
import { testServices, type World } from "./site.ts";
import { type StripeStandIn, startStripeStandIn } from "./stripe-stand-in.ts";

export const webhookSecret = "whsec_of_the_tests";

export interface StripeWorld {
  standIn: StripeStandIn;
  /** The site with Stripe's keys, which lead to the stand-in. */
  world: World;
  /** The same, giving Stripe so little time that the SDK has none to ask again. */
  impatient: World;
  /** The same with keys that move real money. */
  live: World;
  /** Calls that the stand-in got at this path, whatever the method. */
  callsTo(path: string): number;
}

/** A site that takes payments through Stripe; the caller closes the stand-in. */
export async function openStripeWorld(): Promise<StripeWorld> {
  const standIn = await startStripeStandIn();
  const worldOf = (secretKey: string, budgetMs = 7500): World => ({
    payments: stripePayments({ secretKey, apiBase: standIn.url, budgetMs }),
    testGateway: undefined,
    settings: { stripe: { publishableKey: "pk_of_the_tests", webhookSecret } },
  });
  return {
    standIn,
    world: worldOf("sk_test_x"),
    impatient: worldOf("sk_test_x", 450),
    live: worldOf("sk_live_x"),
    callsTo: (path) =>
      Object.entries(standIn.calls)
        .filter(([call]) => call.endsWith(` ${path}`))
        .reduce((sum, [, times]) => sum + times, 0),
  };
}

/** All services of such a site, as a task meets them; `hours` later than now. */
export async function servicesOf(world: World, hours = 0): Promise<Services> {
  const { settings, ...services } = await testServices();
  const clock = () => new Date(Date.now() + hours * 3_600_000);
  return { ...services, clock, ...world, settings: { ...settings, ...world.settings } };
}
