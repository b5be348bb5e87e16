import { connect } from "node:net";

/**
 * A client in a process of its own, so that it takes nothing of the server's core: as many connections as told, each
 * with one request at a time, always the same. Prints what it saw as JSON. All answers must be 200 and tell their length.
 */
interface Task {
  port: number;
  path: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface Seen {
  requests: number;
  seconds: number;
  /** Of the last answer, with its headers. */
  bytes: number;
  p50Ms: number;
  p99Ms: number;
}

const { port, path, headers, connections, seconds }: Task = JSON.parse(process.argv[2]!);
const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);

let bytes = 0;
const latencies: number[] = [];
const began = performance.now();
const endsAt = began + seconds * 1000;

function lengthOf(head: Buffer): number {
  const end = head.indexOf("\r\n\r\n");
  const text = head.toString("latin1", 0, end);
  const body = /^content-length: *(\d+)$/im.exec(text)?.[1];
  if (end < 0 || !text.startsWith("HTTP/1.1 200") || body === undefined)
    throw new Error(`${path} was answered with ${JSON.stringify(text.slice(0, 300))}`);
  return end + 4 + Number(body);
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
      socket.write(request);
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
