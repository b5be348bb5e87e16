import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { Answer } from "./stripe-stand-in/answer.ts";
import { stripeApi } from "./stripe-stand-in/api.ts";
import { control } from "./stripe-stand-in/control.ts";
import { type DisputeStatus, Disputes } from "./stripe-stand-in/disputes.ts";
import { type EventOptions, type SignedEvent, signEvent } from "./stripe-stand-in/events.ts";
import { type Mishap, type MishapCounts, mishapsByChance } from "./stripe-stand-in/mishaps.ts";
import { type Intent, Payments } from "./stripe-stand-in/payments.ts";
import { Refunds } from "./stripe-stand-in/refunds.ts";

export interface StandInOptions {
  /** 0, the default: any free one. */
  port?: number;
  /** Where `deliver` sends events, and the secret that signs them. */
  webhook?: { url: string; secret: string };
}

/** Speaks Stripe's API on a port of this machine; the rest of its methods play the customer and bad luck. */
export interface StripeStandIn {
  url: string;
  /** How often each was called: `calls["GET /v1/payment_intents/pi_1"]`. */
  calls: Record<string, number>;
  intents(): Intent[];
  /** The whole amount, or only so many cents of it. */
  pay(intentId: string, received?: number): void;
  decline(intentId: string): void;
  processing(intentId: string): void;
  /** By the hand of somebody at Stripe's dashboard. */
  cancel(intentId: string): void;
  refund(intentId: string, cents?: number): void;
  /** By the bank, after Stripe had accepted the refund: the money comes back. */
  failRefund(intentId: string): void;
  /** The next refund is refused by the bank at once. */
  failNextRefund(): void;
  /** The holder charges it back: it cannot be refunded then, unless the dispute is won. */
  dispute(intentId: string, status?: DisputeStatus): void;
  /** The holder charges it back once more. */
  disputeAnew(intentId: string): void;
  /** Makes a payment older than it is. */
  backdate(intentId: string, seconds: number): void;
  /** Calls are acted upon, but their answers wait for `release`; `only` those that match, like "POST /v1/refunds". */
  hold(only?: RegExp): void;
  /** Calls are neither acted upon nor ever answered, until `release`. */
  hang(only?: RegExp): void;
  release(): void;
  /** How many calls came to a `hold` or `hang` and have not been released. */
  waiting(): number;
  /** How many calls have not been answered so far: they hung, were held, or their connection was cut. */
  unanswered(): number;
  /** Answers in place of acting; a 500 is kept under the idempotency key, as Stripe does. */
  failNext(n: number, status: number): void;
  /** Cuts the connection before acting. */
  dropBeforeNext(n: number): void;
  /** Acts, then cuts the connection. */
  dropAfterNext(n: number): void;
  /** From now on this share of the calls meets a mishap of any kind; 0 ends it. Gives the counts, as they grow. */
  stumble(share: number, random?: () => number): MishapCounts;
  signedEvent(type: string, intentId: string, options?: EventOptions): SignedEvent;
  /** Posts an event to the webhook and gives the status of the answer. */
  deliver(event: SignedEvent): Promise<number>;
  close(): Promise<void>;
}

const anything = /^/;
const nothing = /$^/;

export async function startStripeStandIn({ port = 0, webhook }: StandInOptions = {}): Promise<StripeStandIn> {
  const payments = new Payments();
  const disputes = new Disputes(payments);
  const refunds = new Refunds(payments, disputes);
  const answerTo = stripeApi(payments, refunds, disputes);
  const mishaps: Mishap[] = [];
  let luck = mishapsByChance(0, Math.random);
  const calls: Record<string, number> = {};
  let held = { calls: nothing, opened: Promise.resolve(), open: () => {} };
  let hanging = nothing;
  let waiting = 0;
  let unanswered = 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers, url = "/" } = request;
    const { pathname: path, search } = new URL(url, "http://stand-in");
    const body = await text(request);
    if (path.startsWith("/control/")) {
      const result = await control(standIn, path.slice("/control/".length), JSON.parse(body || "{}"));
      return write(response, { status: 200, body: result ?? {} });
    }
    const name = `${method} ${path}`;
    calls[name] = (calls[name] ?? 0) + 1;
    if (hanging.test(name)) {
      unanswered++;
      return void waiting++;
    }
    const mishap = mishaps.shift() ?? luck.next();
    if (typeof mishap === "string") unanswered++;
    if (mishap === "hangBefore") return;
    if (mishap === "dropBefore") return void request.socket.destroy();
    const { authorization } = headers;
    const idempotencyKey = headers["idempotency-key"]?.toString();
    const call = { method, path, query: search, body, authorization, idempotencyKey };
    const answer = answerTo(call, typeof mishap === "object" ? mishap.failure : undefined);
    if (mishap === "dropAfter") return void request.socket.destroy();
    if (mishap === "hangAfter") return;
    if (held.calls.test(name)) {
      waiting++;
      unanswered++;
      await held.opened;
    }
    write(response, answer);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) =>
      write(response, { status: 409, body: { message: String(error) } }),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  const repeat = (n: number, mishap: Mishap) => mishaps.push(...Array<Mishap>(n).fill(mishap));
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    intents: () => [...payments.intents.values()],
    pay: (intentId, received) => payments.pay(intentId, received),
    decline: (intentId) => payments.decline(intentId),
    processing: (intentId) => payments.processing(intentId),
    cancel: (intentId) => void payments.cancel(intentId, {}),
    refund: (intentId, cents) =>
      void refunds.create({ payment_intent: intentId, ...(cents && { amount: String(cents) }) }),
    failRefund: (intentId) => refunds.fail(intentId),
    failNextRefund: () => refunds.failNext(),
    dispute: (intentId, status = "needs_response") => disputes.set(intentId, status),
    disputeAnew: (intentId) => void disputes.open(intentId),
    backdate(intentId, seconds) {
      payments.intent(intentId).created -= seconds;
    },
    hold(only = anything) {
      const earlier = held.open;
      let open = () => {};
      const opened = new Promise<void>((resolve) => {
        open = () => {
          earlier();
          resolve();
        };
      });
      held = { calls: only, opened, open };
    },
    hang(only = anything) {
      hanging = only;
    },
    release() {
      held.open();
      held = { ...held, calls: nothing };
      hanging = nothing;
      waiting = 0;
    },
    waiting: () => waiting,
    unanswered: () => unanswered,
    failNext: (n, failure) => void repeat(n, { failure }),
    dropBeforeNext: (n) => void repeat(n, "dropBefore"),
    dropAfterNext: (n) => void repeat(n, "dropAfter"),
    stumble(share, random = Math.random) {
      luck = mishapsByChance(share, random);
      return luck.counts;
    },
    signedEvent: (type, intentId, options = {}) =>
      signEvent(type, payments.intent(intentId), {
        secret: webhook?.secret,
        refund: refunds.of(intentId),
        dispute: disputes.of(intentId),
        ...options,
      }),
    async deliver({ payload, header }) {
      if (!webhook) throw new Error("The stand-in was started without a webhook");
      const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": header };
      const answer = await fetch(webhook.url, { method: "POST", headers, body: payload });
      await answer.arrayBuffer();
      return answer.status;
    },
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
  return standIn;
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  const requestId = `req_${randomBytes(7).toString("hex")}`;
  response.writeHead(status, { "content-type": "application/json", "request-id": requestId, ...headers });
  response.end(JSON.stringify(body));
}

const [, script, port, url, secret] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href) {
  const webhook = url && secret ? { url, secret } : undefined;
  const standIn = await startStripeStandIn({ port: Number(port ?? 0), webhook });
  console.log(`Stripe's stand-in: ${standIn.url}`);
}
