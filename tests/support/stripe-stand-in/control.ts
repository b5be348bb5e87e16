import type { StripeStandIn } from "./stand-in.ts";

interface Order {
  intentId?: string;
  n?: number;
  status?: number;
  seconds?: number;
  type?: string;
  id?: string;
  timestamp?: number;
  secret?: string;
  /** A pattern of "METHOD /path"; all calls, when absent. */
  only?: string;
}

/** The controls of a stand-in that runs as a process of its own: POST /control/{name}, JSON in and out. */
export async function control(standIn: StripeStandIn, name: string, order: Order): Promise<unknown> {
  const { intentId = "", n = 1, status = 500, type = "payment_intent.succeeded", ...event } = order;
  switch (name) {
    case "pay":
      return standIn.pay(intentId);
    case "decline":
      return standIn.decline(intentId);
    case "processing":
      return standIn.processing(intentId);
    case "fail-refund":
      return standIn.failRefund(intentId);
    case "dispute":
      return standIn.dispute(intentId);
    case "backdate":
      return standIn.backdate(intentId, order.seconds ?? 0);
    case "hold":
      return standIn.hold(new RegExp(order.only ?? ""));
    case "release":
      return standIn.release();
    case "hang":
      return standIn.hang(new RegExp(order.only ?? ""));
    case "waiting":
      return { n: standIn.waiting() };
    case "fail-next":
      return standIn.failNext(n, status);
    case "drop-before-next":
      return standIn.dropBeforeNext(n);
    case "drop-after-next":
      return standIn.dropAfterNext(n);
    case "intents":
      return standIn.intents();
    case "calls":
      return standIn.calls;
    case "signed-event":
      return standIn.signedEvent(type, intentId, event);
    case "deliver":
      return { status: await standIn.deliver(standIn.signedEvent(type, intentId, event)) };
    default:
      throw new Error(`No control is called ${name}`);
  }
}
