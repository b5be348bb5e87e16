import { connect } from "node:net";

/** A process of its own takes nothing of the server's core. Each connection has one request at a time. */
export interface Task {
  port: number;
  paths: string[];
  headers: Record<string, string>;
  body?: string | undefined;
  mayRefuse: boolean;
  connections: number;
  seconds: number;
}

export interface Seen {
  requests: number;
  seconds: number;
  /** The last answer with its headers. */
  bytes: number;
  p50Ms: number;
  p99Ms: number;
}

const { port, paths, headers, body, mayRefuse, connections, seconds }: Task = JSON.parse(process.argv[2]!);
const expected = mayRefuse ? /^HTTP\/1.1 (20[01]|503) / : /^HTTP\/1.1 20[01] /;
const about = body !== undefined && {
  "Content-Type": "application/json",
  "Content-Length": `${Buffer.byteLength(body)}`,
};
const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers, ...about }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const method = body === undefined ? "GET" : "POST";
const requests = paths.map((path) =>
  Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body ?? ""}`),
);

let bytes = 0;
let sent = 0;
const latencies: number[] = [];
const began = performance.now();
const endsAt = began + seconds * 1000;

function lengthOf(head: Buffer): number {
  const end = head.indexOf("\r\n\r\n");
  const text = head.toString("latin1", 0, end);
  const length = /^content-length: *(\d+)$/im.exec(text)?.[1];
  if (end < 0 || !expected.test(text) || length === undefined)
    throw new Error(`one of ${paths[0]} was answered with ${JSON.stringify(text.slice(0, 300))}`);
  return end + 4 + Number(length);
}

function visit(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1").setNoDelay(true);
    let length = 0;
    let received = 0;
    let sentAt = 0;
    const send = () => {
      received = 0;
      sentAt = performance.now();
      socket.write(requests[sent++ % requests.length]!);
    };
    socket.once("connect", send).once("error", reject);
    socket.on("data", (chunk) => {
      if (received === 0) length = lengthOf(chunk);
      received += chunk.length;
      if (received < length) return;
      const now = performance.now();
      latencies.push(now - sentAt);
      bytes = length;
      if (now < endsAt) return send();
      socket.end();
      resolve();
    });
  });
}

await Promise.all(Array.from({ length: connections }, visit));
latencies.sort((a, b) => a - b);
const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))]!;
const seen: Seen = {
  requests: latencies.length,
  seconds: (performance.now() - began) / 1000,
  bytes,
  p50Ms: at(0.5),
  p99Ms: at(0.99),
};
console.log(JSON.stringify(seen));
process.exit(0);
