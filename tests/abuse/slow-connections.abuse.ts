import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { isFull, percentile, scale } from "./abuse.ts";
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
    assert.is(answer.status, 200, site.said.slice(-20).join("\n"));
    times.push(answer.ms);
    await wait(10);
  }
  return times;
}

const stillOpen = ({ slow }: World) => slow.filter(({ closedAt }) => closedAt === undefined).length;

async function allClosed(world: World): Promise<void> {
  const { slow } = world;
  await until("all connections are closed", () => stillOpen(world) === 0);
  const longest = Math.max(...slow.map(({ begunAt, closedAt = Number.NaN }) => closedAt - begunAt));
  console.log(`  ${count} were closed after ${Math.round(longest)} ms at most`);
}

/** Whoever comes later is answered while the slow ones still send, and does not wait for their end. */
async function passesBy(world: World): Promise<void> {
  const { site, slow } = world;
  await until("all are connected", () => slow.every(({ socket }) => !socket.connecting));
  await timesOfList(site, 1);
  assert.ok(stillOpen(world) > 0, "the visitor waited until the slow ones had ended");
  const times = await timesOfList(site, scale(300, 100));
  console.log(`  /jobs beside ${count} slow connections: p99 ${Math.round(percentile(times, 0.99))} ms`);
}

connection("that never end their headers are closed and hold nobody up", async (world) => {
  openSlow(world, "GET /jobs HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
  await passesBy(world);
  if (isFull) await allClosed(world);
});

connection("that never end their body are answered and hold nobody up", async (world) => {
  const head = "POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
  openSlow(world, `${head}Content-Length: 1000\r\n\r\n{`);
  await passesBy(world);
  await allClosed(world);
  assert.ok(world.slow.every(({ answer }) => /^HTTP\/1.1 (503|408|429) /.test(answer)));
});

connection.run();
