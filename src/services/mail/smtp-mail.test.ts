import { type AddressInfo, createServer, type Socket } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { MailNotSent } from "./mail.ts";
import { smtpMailer } from "./smtp-mail.ts";

const mail = suite("smtpMailer");
const message = {
  recipient: "maria@example.com",
  subject: "Grüße an Bord",
  body: "Welcome.\n.\nA line with a dot above.",
  headers: { "List-Unsubscribe": "<https://site.example/leave>" },
};

interface Delivered {
  commands: string[];
  content: string;
}

/** The server refuses these commands. "." is the end of the content, "" the connection. */
type Refusals = Record<string, string>;

/** Runs the parts of a mail server that a delivery needs. */
async function withServer(act: (url: URL) => Promise<void>, refusals: Refusals = {}): Promise<Delivered> {
  const delivered: Delivered = { commands: [], content: "" };
  const server = createServer((socket) => converse(socket, delivered, refusals)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    await act(new URL(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`));
  } finally {
    server.close();
  }
  return delivered;
}

function converse(socket: Socket, delivered: Delivered, refusals: Refusals): void {
  let rest = "";
  let inContent = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    if (inContent) {
      if (line === ".") {
        inContent = false;
        say(refusals["."] ?? "250 taken");
      } else delivered.content += `${line}\n`;
      return;
    }
    delivered.commands.push(line);
    const refusal = refusals[line.split(" ")[0]!.toUpperCase()];
    if (refusal) return say(refusal);
    if (/^EHLO/i.test(line)) return say("250-mail.example\r\n250 AUTH PLAIN");
    if (/^DATA/i.test(line)) {
      inContent = true;
      return say("354 go on");
    }
    if (/^QUIT/i.test(line)) return void socket.end("221 bye\r\n");
    say("250 fine");
  };
  socket.on("data", (bytes) => {
    const lines = (rest + bytes.toString("utf8")).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) answer(line);
  });
  say(refusals[""] ?? "220 mail.example");
}

const from = "Crew <no-reply@site.example>";

mail("hands the message to the server of the address", async () => {
  const { commands, content } = await withServer(async (url) =>
    (await smtpMailer({ url: url.href, from })).send(message, "mail-1"),
  );
  assert.ok(commands.some((line) => /^MAIL FROM:<no-reply@site\.example>/i.test(line)));
  assert.ok(commands.some((line) => /^RCPT TO:<maria@example\.com>/i.test(line)));
  assert.match(content, /^Message-ID: <mail-1@site\.example>$/m);
  assert.match(content, /^To: maria@example\.com$/m);
  assert.match(content, /^List-Unsubscribe: <https:\/\/site\.example\/leave>$/m);
  assert.match(content, /^Auto-Submitted: auto-generated$/m);
  assert.match(content, /^Subject: =\?UTF-8\?/m);
  assert.match(content, /^A line with a dot above\.$/m);
});

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

mail("sends plain text and HTML as two forms of one mail", async () => {
  const html = "<p>Welcome.</p>";
  const { content } = await withServer(async (url) =>
    (await smtpMailer({ url: url.href, from })).send({ ...message, html }, "mail-1"),
  );
  assert.match(content, /^Content-Type: multipart\/alternative;/m);
  assert.match(content, /^Content-Type: text\/plain;[\s\S]*^Content-Type: text\/html;/m);
  assert.match(content, /^<p>Welcome\.<\/p>$/m);
});

mail("fails with the server's code alone, which names nobody", async () => {
  await withServer(
    async (url) => {
      const mailer = await smtpMailer({ url: url.href, from });
      assert.is(await reasonOf(mailer.send(message, "mail-1")), "EENVELOPE 550");
    },
    { RCPT: "550 no such user maria@example.com" },
  );
});

/** Sends an email under these refusals, and gives the reason and whether it is final. */
async function sentUnder(refusals: Refusals, credentials = ""): Promise<[string?, boolean?]> {
  let failure: MailNotSent | undefined;
  await withServer(async (url) => {
    url.username = url.password = credentials;
    const mailer = await smtpMailer({ url: url.href, from });
    failure = await failureOf(mailer.send(message, "mail-1"));
  }, refusals);
  return [failure?.reason, failure?.isFinal];
}

mail("is refused for good where the server refuses the recipient or the content by a 5xx", async () => {
  const recipient = "<maria@example.com>: Recipient address rejected";
  assert.equal(await sentUnder({ RCPT: "550 no such user" }), ["EENVELOPE 550", true]);
  assert.equal(await sentUnder({ RCPT: "550 5.1.1 no such user" }), ["EENVELOPE 550 5.1.1", true]);
  assert.equal(await sentUnder({ RCPT: `554 5.7.1 ${recipient}` }), ["EENVELOPE 554 5.7.1", true]);
  assert.equal(await sentUnder({ ".": "552 5.3.4 too big" }), ["EMESSAGE 552 5.3.4", true]);
});

mail("may succeed later where the server has no time or room, or is not there", async () => {
  assert.equal(await sentUnder({ RCPT: "451 4.3.0 later" }), ["EENVELOPE 451 4.3.0", false]);
  assert.equal(await sentUnder({ ".": "452 4.2.2 mailbox full" }), ["EMESSAGE 452 4.2.2", false]);
  assert.equal((await sentUnder({ "": "421 too many connections" }))[1], false);
});

mail(
  "may succeed later where the server refuses the sender or the login, which the operator corrects",
  async () => {
    const notOurs = "<no-reply@site.example>: Sender address rejected";
    assert.equal(await sentUnder({ AUTH: "535 5.7.8 wrong password" }, "x"), ["EAUTH 535 5.7.8", false]);
    assert.equal(await sentUnder({ MAIL: "530 5.7.0 log in first" }), ["EENVELOPE 530 5.7.0", false]);
    assert.equal(await sentUnder({ MAIL: "550 5.1.8 no such sender" }), ["EENVELOPE 550 5.1.8", false]);
    assert.equal(await sentUnder({ RCPT: "530 log in first" }), ["EENVELOPE 530", false]);
    assert.equal(await sentUnder({ RCPT: "550 5.1.8 no such sender" }), ["EENVELOPE 550 5.1.8", false]);
    assert.equal(await sentUnder({ RCPT: `554 5.7.1 ${notOurs}` }), ["EENVELOPE 554 5.7.1", false]);
    assert.equal(await sentUnder({ RCPT: "554 5.7.1 Relay access denied" }), ["EENVELOPE 554 5.7.1", false]);
    assert.equal((await sentUnder({ "": "554 no service for you" }))[1], false);
  },
);

mail("reads an address as one, whatever it holds", async () => {
  const { commands } = await withServer(async (url) => {
    const mailer = await smtpMailer({ url: url.href, from });
    await reasonOf(mailer.send({ ...message, recipient: "a@example.com, b@example.com" }, "mail-1"));
  });
  assert.not(commands.some((line) => /^RCPT TO:<b@example\.com>/i.test(line)));
});

mail("names why there is no connection to the server", async () => {
  let closed = new URL("smtp://127.0.0.1");
  await withServer(async (url) => {
    closed = url;
  });
  const mailer = await smtpMailer({ url: closed.href, from });
  assert.is(await reasonOf(mailer.send(message, "mail-1")), "ESOCKET ECONNREFUSED");
});

mail.run();
