import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * A process of its own, and a lean one, so that what is measured is the site. It sends so many requests a second, whether
 * those before are answered or not (`perSecond`), or so many at a time (`atOnce`), over connections that are kept. Its
 * order comes as JSON; it writes how each was answered: `{ kind, status, ms, retryAfter }`, timed from when it was
 * written. Status 0: there was no answer.
 */
const { host, port, perSecond, atOnce, seconds, kinds } = JSON.parse(await text(process.stdin));

const answers = [];
const free = new Set();
let number = 0;

function requestOf({ method = "GET", path, body = "" }, at) {
  const head = `${method} ${path.replace("#", at)} HTTP/1.1\r\nHost: ${host}:${port}\r\n`;
  const length = body && `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
  return `${head}${length}\r\n${body}`;
}

/** Gives the length of the whole answer; undefined when it is not known yet. */
function lengthOf(head, text) {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return head.length + 4 + Number(length);
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return head.length + 4;
  return text.endsWith("\r\n0\r\n\r\n") ? text.length : undefined;
}

function line() {
  const socket = connect(port, host).setNoDelay(true).setEncoding("latin1");
  let heard = "";
  let asked;
  const one = {
    ask(kind, request) {
      asked = { kind, end: undefined, since: performance.now() };
      return new Promise((resolve) => {
        asked.end = (status, retryAfter) => {
          answers.push({ kind, status, ms: performance.now() - asked.since, retryAfter });
          asked = undefined;
          heard = "";
          resolve();
        };
        socket.write(request);
      });
    },
    ready: new Promise((resolve) => socket.once("connect", resolve).once("error", resolve)),
  };
  const lost = () => {
    free.delete(one);
    asked?.end(0, 0);
  };
  socket.on("error", lost).on("close", lost);
  socket.on("data", (chunk) => {
    heard += chunk;
    const headEnd = heard.indexOf("\r\n\r\n");
    if (!asked || headEnd < 0) return;
    const head = heard.slice(0, headEnd);
    if (!(heard.length >= lengthOf(head, heard))) return;
    const closes = /\r\nconnection: close/i.test(head);
    asked.end(Number(head.slice(9, 12)), Number(/\r\nretry-after: (\d+)/i.exec(head)?.[1] ?? 0));
    if (closes) socket.destroy();
    else free.add(one);
  });
  return one;
}

async function arrive() {
  const at = number++;
  const kind = kinds.find(({ every }) => at % every === 0);
  const [one = line()] = free;
  free.delete(one);
  await one.ready;
  await one.ask(kind.name, requestOf(kind, at));
}

const begun = performance.now();
const isOver = () => performance.now() - begun >= seconds * 1_000;

async function lane() {
  while (!isOver()) await arrive();
}

const under = Array.from({ length: atOnce ?? 0 }, lane);
while (perSecond && !isOver()) {
  const due = ((performance.now() - begun) / 1_000) * perSecond;
  while (under.length < due) under.push(arrive());
  await new Promise((resolve) => setTimeout(resolve, 1));
}
await Promise.all(under);
process.stdout.write(JSON.stringify(answers), () => process.exit());
