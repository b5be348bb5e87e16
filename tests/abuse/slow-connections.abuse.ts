import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteProcess, siteProcess } from "../faults/site-process.ts";
import { assertTime, isFull, percentile, scale } from "./abuse.ts";
import { ask, connections } from "./load.ts";

interface World {
  site: SiteProcess;
  /** Ends with the test. */
  slow: Slow[];
}

/** A connection that says a byte now and then. */
interface Slow {
  socket: Socket;
  begunAt: number;
  closedAt?: number;
  answer: string;
}

const connection = suite<World>("slow connections");
const agent = connections(4);
const count = scale(1_000, 100);

connection.before(async (context) => {
  context.site = await siteProcess(() => ({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" }));
  await context.site.start();
});
connection.before.each((context) => {
  context.slow = [];
});
connection.after.each(({ slow }) => {
  for (const { socket } of slow) socket.destroy();
});
connection.after(async ({ site }) => {
  agent.destroy();
  await site.close();
});

function openSlow({ site, slow }: World, head: string): void {
  const { port } = new URL(site.url);
  for (let index = 0; index < count; index += 1) {
    const socket = connect(Number(port), "127.0.0.1");
    const one: Slow = { socket, begunAt: performance.now(), answer: "" };
    slow.push(one);
    const drip = setInterval(() => socket.write("a"), 500);
    socket.on("data", (chunk) => {
      one.answer += chunk;
    });
    socket
      .on("error", () => {})
      .on("close", () => {
        one.closedAt = performance.now();
        clearInterval(drip);
      });
    socket.write(head);
  }
}

async function timesOfList(site: SiteProcess, visits: number): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const answer = await ask(site.url, agent, { path: `/jobs?search=slow${performance.now()}` });
    assert.is(answer.status, 200);
    times.push(answer.ms);
    await wait(10);
  }
  return times;
}

async function closedWithin({ slow }: World, seconds: number): Promise<void> {
  const open = () => slow.filter(({ closedAt }) => closedAt === undefined).length;
  const deadline = Date.now() + seconds * 1_000;
  while (open() > 0 && Date.now() < deadline) await wait(100);
  assert.is(open(), 0, "connections are still open");
  const longest = Math.max(...slow.map(({ begunAt, closedAt = Number.NaN }) => closedAt - begunAt));
  console.log(`  ${count} were closed after ${Math.round(longest)} ms at most`);
}

function answersSoon(times: number[]): void {
  const p99 = percentile(times, 0.99);
  console.log(`  /jobs beside ${count} slow connections: p99 ${Math.round(p99)} ms`);
  assertTime(p99 < 300, `p99 ${p99} ms`);
}

connection("that never end their headers are closed in 30 seconds and hold nobody up", async (world) => {
  openSlow(world, "GET /jobs HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  await wait(1_000);
  answersSoon(await timesOfList(world.site, scale(300, 100)));
  if (isFull) await closedWithin(world, 30);
});

connection("that never end their body are answered in ten seconds and hold nobody up", async (world) => {
  const head = "POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  openSlow(world, `${head}Content-Length: 1000\r\n\r\n{`);
  await wait(1_000);
  answersSoon(await timesOfList(world.site, scale(300, 100)));
  await closedWithin(world, 20);
  assert.ok(world.slow.every(({ answer }) => /^HTTP\/1.1 (503|408|429) /.test(answer)));
});

connection.run();
