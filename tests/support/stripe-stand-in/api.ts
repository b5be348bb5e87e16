import { type Answer, fault, refused } from "./answer.ts";
import type { Disputes } from "./disputes.ts";
import { type Form, parseForm } from "./form.ts";
import { IdempotencyKeys } from "./idempotency.ts";
import type { Payments } from "./payments.ts";
import type { Refunds } from "./refunds.ts";

export interface Call {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

type Handler = (form: Form, id: string, livemode: boolean) => Answer;

/** The part of Stripe's API that the product calls, over these books. */
export function stripeApi(payments: Payments, refunds: Refunds, disputes: Disputes) {
  const keys = new IdempotencyKeys();
  const routes: [method: string, path: RegExp, handler: Handler][] = [
    ["POST", /^\/v1\/payment_intents$/, (form, _, livemode) => payments.create(form, livemode)],
    ["GET", /^\/v1\/payment_intents$/, (form) => payments.list(form)],
    ["GET", /^\/v1\/payment_intents\/([^/]+)$/, (form, id) => payments.retrieve(id, form)],
    ["POST", /^\/v1\/payment_intents\/([^/]+)\/cancel$/, (form, id) => payments.cancel(id, form)],
    ["POST", /^\/v1\/payment_intents\/([^/]+)\/confirm$/, (form, id) => payments.confirm(id, form)],
    ["POST", /^\/v1\/refunds$/, (form) => refunds.create(form)],
    ["GET", /^\/v1\/refunds$/, (form) => refunds.list(form)],
    ["GET", /^\/v1\/disputes$/, (form) => disputes.list(form)],
  ];

  function execute({ method, path, query, body }: Call, livemode: boolean): Answer {
    for (const [routeMethod, pattern, handler] of routes) {
      const match = routeMethod === method ? pattern.exec(path) : null;
      if (match) {
        const form = parseForm(method === "GET" ? query : body);
        return handler(form, decodeURIComponent(match[1] ?? ""), livemode);
      }
    }
    return refused(404, `Unrecognized request URL (${method}: ${path}).`);
  }

  /** Answers a call; with a `failure`, in place of acting. */
  return function answer(call: Call, failure?: number): Answer {
    if (failure !== undefined && failure !== 500) return fault(failure);
    const key = /^Bearer ((?:sk|rk)_(test|live)_\w+)$/.exec(call.authorization ?? "");
    if (!key) return refused(401, "Invalid API Key provided");
    const act = () => (failure === undefined ? execute(call, key[2] === "live") : fault(failure));
    if (call.method !== "POST" || call.idempotencyKey === undefined) return act();
    const request = `${call.path}?${call.body}`;
    const account = `${key[1]} ${call.idempotencyKey}`;
    const recalled = keys.recall(account, request);
    if (recalled) return recalled;
    const made = act();
    keys.keep(account, request, made);
    return made;
  };
}
