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

/** As much of a mail server as a delivery needs; `refusal` answers the recipient. */
async function withServer(act: (url: string) => Promise<void>, refusal?: string): Promise<Delivered> {
  const delivered: Delivered = { commands: [], content: "" };
  const server = createServer((socket) => converse(socket, delivered, refusal)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  try {
    await act(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
  return delivered;
}

function converse(socket: Socket, delivered: Delivered, refusal: string | undefined): void {
  let rest = "";
  let inContent = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const answer = (line: string) => {
    if (inContent) {
      if (line === ".") {
        inContent = false;
        say("250 taken");
      } else delivered.content += `${line}\n`;
      return;
    }
    delivered.commands.push(line);
    if (/^RCPT/i.test(line) && refusal) return say(refusal);
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
  say("220 mail.example");
}

const from = "Crew <no-reply@site.example>";

mail("hands the message to the server of the address", async () => {
  const { commands, content } = await withServer(async (url) =>
    (await smtpMailer({ url, from })).send(message, "mail-1"),
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

async function reasonOf(sending: Promise<void>): Promise<string> {
  try {
    await sending;
  } catch (error) {
    if (error instanceof MailNotSent) return error.reason;
    throw error;
  }
  return "sent";
}

mail("sends plain text and HTML as two forms of one mail", async () => {
  const html = "<p>Welcome.</p>";
  const { content } = await withServer(async (url) =>
    (await smtpMailer({ url, from })).send({ ...message, html }, "mail-1"),
  );
  assert.match(content, /^Content-Type: multipart\/alternative;/m);
  assert.match(content, /^Content-Type: text\/plain;[\s\S]*^Content-Type: text\/html;/m);
  assert.match(content, /^<p>Welcome\.<\/p>$/m);
});

mail("fails with the server's code alone, which names nobody", async () => {
  await withServer(async (url) => {
    const mailer = await smtpMailer({ url, from });
    assert.is(await reasonOf(mailer.send(message, "mail-1")), "EENVELOPE 550");
  }, "550 no such user maria@example.com");
});

mail("reads an address as one, whatever it holds", async () => {
  const { commands } = await withServer(async (url) => {
    const mailer = await smtpMailer({ url, from });
    await reasonOf(mailer.send({ ...message, recipient: "a@example.com, b@example.com" }, "mail-1"));
  });
  assert.not(commands.some((line) => /^RCPT TO:<b@example\.com>/i.test(line)));
});

mail("fails when there is no server", async () => {
  let closed = "";
  await withServer(async (url) => {
    closed = url;
  });
  const mailer = await smtpMailer({ url: closed, from });
  assert.match(await reasonOf(mailer.send(message, "mail-1")), /^(ESOCKET|ECONNECTION|ECONNREFUSED)/);
});

mail.run();
