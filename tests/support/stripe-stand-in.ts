import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import type { Answer } from "./stripe-stand-in/answer.ts";
import { stripeApi } from "./stripe-stand-in/api.ts";
import { control } from "./stripe-stand-in/control.ts";
import { Disputes } from "./stripe-stand-in/disputes.ts";
import { signEvent } from "./stripe-stand-in/events.ts";
import { type Mishap, mishapsByChance } from "./stripe-stand-in/mishaps.ts";
import { Payments } from "./stripe-stand-in/payments.ts";
import { Refunds } from "./stripe-stand-in/refunds.ts";
import type { StandInOptions, StripeStandIn } from "./stripe-stand-in/stand-in.ts";

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
