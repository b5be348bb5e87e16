import type { Plugin } from "vite";

const used = ["DisputeResource", "PaymentIntentResource", "RefundResource"];

/** Leaves out of a Worker's bundle what Stripe's SDK can ask for and the site never does: more than half of it. */
export function usedStripe(): Plugin {
  return {
    name: "used-stripe",
    transform: (code, id) => (/\/stripe\/esm\/stripe\.core\.js$/.test(id) ? withoutUnused(code) : undefined),
    applyToEnvironment: ({ name }) => name === "worker",
  };
}

function withoutUnused(code: string): string {
  const unused = new Set<string>();
  const leaveOut = (line: string, name: string) => {
    if (used.includes(name)) return line;
    unused.add(name);
    return "";
  };
  const kept = code
    .replace(/^import \{ (\w+),? \} from '\.\/resources[/.].*$/gm, leaveOut)
    .replace(/^import \{ (StripeEventNotificationHandler),? \} from .*$/m, leaveOut)
    .replace(/^import \* as (resources) from .*$/m, "const $1 = {};")
    .replace(/^ *this\.\w+ = new (\w+)\(this\);$/gm, (line, name) => (unused.has(name) ? "" : line))
    .replace(/^ *return (new )?StripeEventNotificationHandler\b.*$/gm, "");
  // The build of another version that reads differently fails here, and not at the first payment.
  const left = [...unused].find((name) => new RegExp(`\\b${name}\\b`).test(withoutComments(kept)));
  if (left || unused.size === 0)
    throw new Error(`Stripe's SDK reads differently (${left}): see used-stripe.ts`);
  return kept;
}

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
