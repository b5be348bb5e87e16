import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { httpMailer } from "./http-mail.ts";
import { MailNotSent } from "./mail.ts";

const mail = suite("httpMailer");
const message = {
  recipient: "maria@example.com",
  subject: "Hello",
  body: "Welcome.",
  headers: { "X-A": "b" },
};

async function withProvider(answer: RequestListener, act: (url: string) => Promise<void>): Promise<void> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/mails`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const mailerAt = (url: string) => httpMailer({ url, key: "the-key", from: "no-reply@example.com" });

async function failureOf(sending: Promise<void>): Promise<MailNotSent | undefined> {
  try {
    await sending;
  } catch (error) {
    if (error instanceof MailNotSent) return error;
    throw error;
  }
  return undefined;
}

const reasonOf = async (sending: Promise<void>) => (await failureOf(sending))?.reason ?? "sent";

mail("posts the message as JSON with the key, the mail's id and the body's digest", async () => {
  let request: IncomingMessage | undefined;
  let body = "";
  const take: RequestListener = async (incoming, outgoing) => {
    request = incoming;
    body = await text(incoming);
    outgoing.writeHead(202).end('{"id":"1"}');
  };
  await withProvider(take, (url) => mailerAt(url).send(message, "mail-1"));
  assert.is(request?.method, "POST");
  assert.is(request?.url, "/v1/mails");
  assert.is(request?.headers.authorization, "Bearer the-key");
  assert.match(String(request?.headers["idempotency-key"]), /^mail-1-[0-9a-f]{16}$/);
  assert.equal(JSON.parse(body), {
    from: "no-reply@example.com",
    to: "maria@example.com",
    subject: "Hello",
    text: "Welcome.",
    headers: { "X-A": "b" },
  });
});

mail(
  "repeats an email under the same key, and an email whose body has changed under another one",
  async () => {
    const bodies = new Map<string, string>();
    /** A service that remembers the body of each key. */
    const takeOnce: RequestListener = async (incoming, outgoing) => {
      const [key, body] = [String(incoming.headers["idempotency-key"]), await text(incoming)];
      const known = bodies.get(key) ?? body;
      bodies.set(key, known);
      outgoing.writeHead(known === body ? 202 : 422).end();
    };
    await withProvider(takeOnce, async (url) => {
      const withOperator = { ...message, body: `${message.body}\n\nNew Operator Ltd` };
      for (const sent of [message, message, withOperator])
        assert.is(await reasonOf(mailerAt(url).send(sent, "mail-1")), "sent");
    });
    assert.is(bodies.size, 2);
  },
);

mail("fails with the status alone when it is refused", async () => {
  const refuse: RequestListener = (_, outgoing) => outgoing.writeHead(422).end("no user maria@example.com");
  await withProvider(refuse, async (url) => {
    assert.is(await reasonOf(mailerAt(url).send(message, "mail-1")), "status 422");
  });
});

mail(
  "is refused for good by a 4xx about the mail, and not by one about our key or the provider's time",
  async () => {
    const finalOf = async (status: number) => {
      let isFinal: boolean | undefined;
      const answer: RequestListener = (_, outgoing) => outgoing.writeHead(status).end();
      await withProvider(answer, async (url) => {
        isFinal = (await failureOf(mailerAt(url).send(message, "mail-1")))?.isFinal;
      });
      return [status, isFinal];
    };
    const final = [400, 410, 413, 422];
    const temporary = [301, 401, 402, 403, 404, 405, 408, 409, 425, 429, 500, 502, 503];
    for (const status of final) assert.equal(await finalOf(status), [status, true]);
    for (const status of temporary) assert.equal(await finalOf(status), [status, false]);
  },
);

mail("follows no redirect with its key", async () => {
  let requests = 0;
  const redirect: RequestListener = (_, outgoing) => {
    requests += 1;
    outgoing.writeHead(307, { Location: "/elsewhere" }).end();
  };
  await withProvider(redirect, async (url) => {
    assert.is(await reasonOf(mailerAt(url).send(message, "mail-1")), "status 307");
  });
  assert.is(requests, 1);
});

mail("fails when nobody answers", async () => {
  const hangUp: RequestListener = (incoming) => void incoming.socket.destroy();
  await withProvider(hangUp, async (url) => {
    assert.is(await reasonOf(mailerAt(url).send(message, "mail-1")), "no connection");
  });
});

mail.run();
