import type { Services } from "../../src/env.ts";
import { stripePayments } from "../../src/services/payments/stripe.ts";
import type { StripeOptions } from "../../src/services/payments/stripe-client.ts";
import type { Timer } from "../../src/services/timer.ts";
import { type Overrides, testServices } from "./site.ts";
import type { StripeStandIn } from "./stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "./stripe-stand-in.ts";

export const webhookSecret = "whsec_of_the_tests";

export interface StripeWorld {
  standIn: StripeStandIn;
  world: Overrides;
  /** The same site, which gives up as soon as a call hangs or loses its answer. */
  impatient: Overrides;
  /** The same with keys that move real money. */
  live: Overrides;
  /** Calls that the stand-in got at this path, whatever the method. */
  callsTo(path: string): number;
}

/**
 * Time is over once the stand-in has left every call that is under way unanswered, however slow or fast the machine is.
 * Each has reached it by then: none arrives later, in another test.
 */
export function untilUnanswered(standIn: Pick<StripeStandIn, "unanswered">): Timer {
  const underWay = new Set<() => void>();
  let before = 0;
  let looking: ReturnType<typeof setInterval>;
  const look = () => {
    if (standIn.unanswered() - before < underWay.size) return;
    clearInterval(looking);
    const all = [...underWay];
    underWay.clear();
    for (const late of all) late();
  };
  return {
    now: () => 0,
    after(_ms, late) {
      if (underWay.size === 0) {
        before = standIn.unanswered();
        looking = setInterval(look, 5);
      }
      underWay.add(late);
      return () => {
        underWay.delete(late);
        if (underWay.size === 0) clearInterval(looking);
      };
    },
  };
}

/** Opens a site that takes payments through Stripe. The caller closes the stand-in. */
export async function openStripeWorld(): Promise<StripeWorld> {
  const standIn = await startStripeStandIn();
  const worldOf = (secretKey: string, options: Partial<StripeOptions> = {}): Overrides => ({
    payments: stripePayments({ secretKey, apiBase: standIn.url, ...options }),
    testGateway: undefined,
    settings: { stripe: { publishableKey: "pk_of_the_tests", webhookSecret } },
  });
  return {
    standIn,
    world: worldOf("sk_test_x"),
    impatient: worldOf("sk_test_x", { budgetMs: 60_000, timer: untilUnanswered(standIn) }),
    live: worldOf("sk_live_x"),
    callsTo: (path) =>
      Object.entries(standIn.calls)
        .filter(([call]) => call.endsWith(` ${path}`))
        .reduce((sum, [, times]) => sum + times, 0),
  };
}

/** All services of such a site, as a task meets them; `hours` later than now. */
export async function servicesOf(world: Overrides, hours = 0): Promise<Services> {
  const { settings, ...services } = await testServices();
  const clock = () => new Date(Date.now() + hours * 3_600_000);
  return { ...services, clock, ...world, settings: { ...settings, ...world.settings } };
}
