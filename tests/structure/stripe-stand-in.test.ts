import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseForm } from "../support/stripe-stand-in/form.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";

const standIn = suite("Stripe's stand-in");
let stripe: StripeStandIn;

standIn.before(async () => {
  stripe = await startStripeStandIn();
});
standIn.after(() => stripe.close());

interface Reply {
  status: number;
  headers: Headers;
  body: { id: string; client_secret: string; has_more: boolean; data: { id: string }[]; error: StripeFault };
}

interface StripeFault {
  type: string;
  code?: string;
  param?: string;
}

async function call(method: string, path: string, form?: Record<string, string>, key?: string) {
  const headers = { authorization: "Bearer sk_test_1", ...(key && { "idempotency-key": key }) };
  const body = form && new URLSearchParams(form);
  const response = await fetch(`${stripe.url}${path}`, { method, headers, body });
  return { status: response.status, headers: response.headers, body: await response.json() } as Reply;
}

const terms = { amount: "5000", currency: "usd" };
const create = (form: Record<string, string> = terms, key?: string) =>
  call("POST", "/v1/payment_intents", form, key);

standIn("reads nested forms as Stripe does", () => {
  assert.equal(parseForm("a=1&created[gte]=5&expand[0]=x&expand[1]=y&tags[]=p&tags[]=q&m[n][o]=%C3%A9"), {
    a: "1",
    created: { gte: "5" },
    expand: { 0: "x", 1: "y" },
    tags: { 0: "p", 1: "q" },
    m: { n: { o: "é" } },
  });
});

standIn("gives every answer a request id", async () => {
  assert.match((await create()).headers.get("request-id") ?? "", /^req_\w+$/);
});

standIn("refuses calls without a secret key", async () => {
  const response = await fetch(`${stripe.url}/v1/payment_intents`);
  assert.is(response.status, 401);
});

standIn("refuses what Stripe refuses of a new intent, naming the parameter", async () => {
  const wrong = [
    [{ currency: "usd" }, "parameter_missing", "amount"],
    [{ amount: "5000" }, "parameter_missing", "currency"],
    [{ ...terms, amount: "50.5" }, "parameter_invalid_integer", "amount"],
    [{ ...terms, amount: "49" }, "amount_too_small", "amount"],
    [{ ...terms, fee: "1" }, "parameter_unknown", "fee"],
  ] as const;
  for (const [form, code, param] of wrong) {
    const { status, body } = await create(form);
    assert.equal([status, body.error.code, body.error.param], [400, code, param]);
  }
});

standIn("repeats the first answer of an idempotency key", async () => {
  const key = randomUUID();
  const first = await create(terms, key);
  stripe.pay(first.body.id);
  const second = await create(terms, key);
  assert.equal(second.body, first.body);
  assert.is(second.headers.get("idempotent-replayed"), "true");
});

standIn("refuses an idempotency key with other parameters or on another path", async () => {
  const key = randomUUID();
  await create(terms, key);
  const others = [
    await create({ ...terms, amount: "6000" }, key),
    await call("POST", "/v1/refunds", terms, key),
  ];
  for (const { status, body } of others) {
    assert.is(status, 400);
    assert.is(body.error.type, "idempotency_error");
  }
});

standIn("keeps a 500 under its key, but neither a 503 nor wrong parameters", async () => {
  const [fault, outage, mistake] = [randomUUID(), randomUUID(), randomUUID()];
  stripe.failNext(1, 500);
  assert.is((await create(terms, fault)).status, 500);
  assert.is((await create(terms, fault)).status, 500);
  stripe.failNext(1, 503);
  assert.is((await create(terms, outage)).status, 503);
  assert.is((await create(terms, outage)).status, 200);
  assert.is((await create({}, mistake)).status, 400);
  assert.is((await create(terms, mistake)).status, 200);
});

standIn("does not act on a call that it fails", async () => {
  const before = stripe.intents().length;
  stripe.failNext(1, 500);
  await create();
  assert.is(stripe.intents().length, before);
});

standIn("cuts a connection before acting, or after", async () => {
  const before = stripe.intents().length;
  stripe.dropBeforeNext(1);
  assert.is(await create().catch(() => "cut"), "cut");
  assert.is(stripe.intents().length, before);
  stripe.dropAfterNext(1);
  assert.is(await create().catch(() => "cut"), "cut");
  assert.is(stripe.intents().length, before + 1);
});

standIn("acts on held calls and answers them when released", async () => {
  stripe.hold();
  const before = stripe.intents().length;
  const first = create();
  while (stripe.intents().length === before) await new Promise(setImmediate);
  stripe.hold();
  const second = create();
  while (stripe.intents().length === before + 1) await new Promise(setImmediate);
  stripe.release();
  assert.equal([(await first).status, (await second).status], [200, 200]);
});

standIn("keeps only those calls waiting that it is told to, and counts them", async () => {
  const { id } = (await create()).body;
  stripe.hold(/^GET /);
  const asked = call("GET", `/v1/payment_intents/${id}`);
  assert.is((await create()).status, 200);
  while (stripe.waiting() === 0) await new Promise(setImmediate);
  stripe.hang(/^POST \/v1\/refunds$/);
  void call("POST", "/v1/refunds", { payment_intent: id }).catch(() => {});
  while (stripe.waiting() === 1) await new Promise(setImmediate);
  stripe.release();
  assert.is((await asked).status, 200);
  assert.is(stripe.waiting(), 0);
});

standIn("counts the calls of each path", async () => {
  const { id } = (await create()).body;
  await call("GET", `/v1/payment_intents/${id}`);
  await call("GET", `/v1/payment_intents/${id}?expand[0]=latest_charge`);
  assert.is(stripe.calls[`GET /v1/payment_intents/${id}`], 2);
});

standIn("refuses to pay what is paid already", async () => {
  const { id } = (await create()).body;
  stripe.decline(id);
  stripe.pay(id);
  assert.throws(() => stripe.pay(id), /is succeeded/);
});

standIn("delivers an event to the webhook with its signature", async () => {
  const received: { signature: unknown; payload: string }[] = [];
  const webhook = createServer(async (request, response) => {
    received.push({ signature: request.headers["stripe-signature"], payload: await text(request) });
    response.writeHead(503).end();
  }).listen(0, "127.0.0.1");
  await once(webhook, "listening");
  const url = `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`;
  const sender = await startStripeStandIn({ webhook: { url, secret: "whsec_1" } });
  const headers = { authorization: "Bearer sk_test_1" };
  const body = new URLSearchParams(terms);
  await fetch(`${sender.url}/v1/payment_intents`, { method: "POST", headers, body });
  const event = sender.signedEvent("payment_intent.succeeded", sender.intents()[0]!.id);
  assert.is(await sender.deliver(event), 503);
  assert.equal(received, [{ signature: event.header, payload: event.payload }]);
  await sender.close();
  webhook.close();
  webhook.closeAllConnections();
});

standIn("runs as a process of its own, controlled over HTTP", async () => {
  const file = fileURLToPath(new URL("../support/stripe-stand-in.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", file, "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(child.stdout, "data");
    const url = /http:\S+/.exec(String(line))?.[0];
    const order = (name: string, body: object = {}) =>
      fetch(`${url}/control/${name}`, { method: "POST", body: JSON.stringify(body) });
    const headers = { authorization: "Bearer sk_test_1" };
    const body = new URLSearchParams(terms);
    const made = await fetch(`${url}/v1/payment_intents`, { method: "POST", headers, body });
    const { id } = (await made.json()) as { id: string };
    assert.is((await order("pay", { intentId: id })).status, 200);
    assert.is((await order("pay", { intentId: id })).status, 409);
    assert.is((await order("unheard-of")).status, 409);
    const [intent] = (await (await order("intents")).json()) as { id: string; status: string }[];
    assert.equal([intent?.id, intent?.status], [id, "succeeded"]);
    await order("fail-next", { n: 1, status: 503 });
    assert.is((await fetch(`${url}/v1/payment_intents/${id}`, { headers })).status, 503);
  } finally {
    child.kill();
    await once(child, "exit");
  }
});

standIn.run();
