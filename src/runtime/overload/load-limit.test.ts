import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer, settled } from "../../../tests/support/fake-timer.ts";
import { LoadLimit } from "./load-limit.ts";
import { type Rank, rankOf, waitsElsewhere } from "./rank.ts";
import type { Visitor } from "./waiting-line.ts";

const shedding = suite("shedding");

/** A site whose time passes, and whose work ends, only when the test says so. */
function aSite() {
  const timer = new FakeTimer();
  const site = new LoadLimit(timer);
  const atWork = new Map<string, () => void>();
  const served: string[] = [];
  const refused: { name: string; waitedMs: number }[] = [];
  /** Adds a visitor, who has a network of their own unless the test names one. */
  function come(
    name: string,
    rank: Rank = "browsing",
    { network = name, isGone = () => false as boolean } = {},
  ) {
    const since = timer.now();
    const visitors: Visitor[] = [{ network, isGone }];
    const work = () => new Promise<void>((end) => atWork.set(name, end)).then(() => void served.push(name));
    void site.run(rank, visitors, work, () => void refused.push({ name, waitedMs: timer.now() - since }));
    return visitors;
  }
  function comeMany(count: number, name: string, rank?: Rank, network?: string) {
    for (let number = 1; number <= count; number += 1)
      come(`${name}${number}`, rank, network === undefined ? {} : { network });
  }
  async function finish(name: string) {
    atWork.get(name)?.();
    atWork.delete(name);
    await settled();
  }
  /** Finishes the oldest work, after `ms`. */
  async function finishNext(ms = 0) {
    await timer.pass(ms);
    await finish([...atWork.keys()][0] ?? "nobody");
  }
  /** Four visitors come for each that is served. */
  async function overload(places: number, { ms = 5, rank = "browsing" as Rank } = {}) {
    for (let turn = 0; turn < places; turn += 1) {
      comeMany(4, `${rank} ${turn} `, rank);
      await finishNext(ms);
    }
  }
  async function finishAll(ms = 0) {
    while (atWork.size > 0) await finishNext(ms);
  }
  const working = () => [...atWork.keys()];
  return { timer, site, come, comeMany, finish, finishNext, finishAll, overload, working, served, refused };
}

shedding("works on eight at a time and lets others wait", async () => {
  const { comeMany, working, finish, finishAll, served } = aSite();
  comeMany(40, "visitor ");
  assert.is(working().length, 8);
  await finish("visitor 3");
  assert.is(working().at(-1), "visitor 9");
  await finishAll();
  assert.is(served.length, 40);
});

for (const ms of [4, 80])
  shedding(`serves 300 who come at once, on a machine that takes ${ms} ms for each`, async () => {
    const { comeMany, finishAll, served, refused } = aSite();
    comeMany(300, "visitor ");
    await finishAll(ms);
    assert.equal([served.length, refused], [300, []]);
  });

shedding("refuses in a lasting overload who has waited for half a second, and nobody later", async () => {
  const { overload, served, refused } = aSite();
  await overload(1_000);
  const before = served.length;
  refused.length = 0;
  await overload(1_000);
  assert.is(served.length - before, 1_000, "as many are served as can be");
  assert.ok(refused.length > 2_900, String(refused.length));
  assert.ok(refused.every(({ waitedMs }) => waitedMs > 500 && waitedMs <= 505));
});

shedding("lets everybody wait in a line that stands for less than half a second", async () => {
  const { comeMany, come, finishNext, finishAll, refused } = aSite();
  comeMany(90, "first ");
  for (let turn = 0; turn < 2_000; turn += 1) {
    come(`visitor ${turn}`);
    await finishNext(5);
  }
  await finishAll();
  assert.equal(refused, []);
});

shedding("serves everybody in a long line that gets shorter while others join it", async () => {
  const { comeMany, come, finishNext, finishAll, served, refused } = aSite();
  comeMany(900, "first ");
  for (let turn = 0; turn < 400; turn += 1) {
    come(`visitor ${turn}`);
    await finishNext(5);
    await finishNext(5);
  }
  await finishAll(5);
  assert.equal([served.length, refused], [1_300, []]);
});

shedding("serves a burst again once the line was empty", async () => {
  const { overload, comeMany, finishAll, served, refused } = aSite();
  await overload(1_000);
  await finishAll(5);
  refused.length = 0;
  const before = served.length;
  comeMany(300, "later ");
  await finishAll(5);
  assert.equal([served.length - before, refused], [300, []]);
});

shedding("takes applications before pages, and refuses them last", async () => {
  const { overload, comeMany, finishAll, site, served, refused } = aSite();
  await overload(1_000);
  assert.equal([site.admits("browsing"), site.admits("applying")], [false, true]);
  served.length = 0;
  refused.length = 0;
  comeMany(100, "application ", "applying");
  await finishAll(5);
  const first = served.findIndex((name) => name.startsWith("application"));
  assert.ok(served.slice(first, first + 100).every((name) => name.startsWith("application")));
  assert.ok(refused.every(({ name }) => name.startsWith("browsing")));
});

shedding("takes a payment at once when pages and applications are refused", async () => {
  const { overload, come, site, working, refused } = aSite();
  await overload(1_000);
  await overload(1_000, { rank: "applying" });
  assert.equal([site.admits("browsing"), site.admits("applying")], [false, false]);
  refused.length = 0;
  come("payment", "vital");
  assert.is(working().at(-1), "payment");
  assert.equal([site.admits("vital"), refused], [true, []]);
});

shedding("serves the network first that holds the fewest places", async () => {
  const { comeMany, finishNext, working } = aSite();
  comeMany(20, "flood ", undefined, "192.0.2.1");
  comeMany(2, "visitor ");
  comeMany(2, "household ", undefined, "2001:db8:0:1::/64");
  for (let turn = 0; turn < 4; turn += 1) await finishNext();
  const all = working();
  assert.equal(all.slice(4), ["visitor 1", "visitor 2", "household 1", "household 2"]);
});

shedding("takes the last one of the largest network out of a line that is full", async () => {
  const { comeMany, come, refused } = aSite();
  comeMany(1_008, "flood ", undefined, "192.0.2.1");
  come("visitor");
  await settled();
  assert.equal(
    refused.map(({ name }) => name),
    ["flood 1008"],
  );
});

shedding("does not work for somebody who has gone", async () => {
  const { comeMany, come, finishNext, working, refused } = aSite();
  comeMany(8, "visitor ");
  let hasGone = false;
  come("impatient", undefined, { isGone: () => hasGone });
  come("patient");
  hasGone = true;
  await finishNext();
  assert.is(working().at(-1), "patient");
  assert.is(refused[0]?.name, "impatient");
});

shedding("works for whoever else waits for the same", async () => {
  const { comeMany, come, finishNext, working } = aSite();
  comeMany(8, "flood ", undefined, "192.0.2.1");
  const visitors = come("flood 9", undefined, { network: "192.0.2.1", isGone: () => true });
  comeMany(1, "flood, later ", undefined, "192.0.2.1");
  visitors.push({ network: "192.0.2.2", isGone: () => false });
  await finishNext();
  assert.is(working().at(-1), "flood 9", "the other network has no place yet");
});

shedding("refuses after half a minute even in a line that shrinks", async () => {
  const { timer, comeMany, finishNext, refused } = aSite();
  comeMany(9, "visitor ");
  await timer.pass(30_000);
  comeMany(1, "later ");
  await finishNext(1);
  assert.equal(refused, [{ name: "visitor 9", waitedMs: 30_001 }]);
});

shedding("gives the place back when the work fails", async () => {
  const { site, come, working } = aSite();
  const visitors = [{ network: "192.0.2.1", isGone: () => false }];
  const failing = () => Promise.reject(new Error("wrong"));
  for (let turn = 0; turn < 50; turn += 1)
    await site.run("browsing", visitors, failing, () => {}).catch(() => {});
  come("visitor");
  assert.equal(working(), ["visitor"]);
});

const ranks: [string, Rank][] = [
  ["/healthz", "vital"],
  ["/api/create-payment-intent", "vital"],
  ["/api/applications/5c1f8d5e-0000-4000-8000-000000000000/complete-payment", "vital"],
  ["/api/stripe/webhook", "vital"],
  ["/apply/terms", "vital"],
  ["/api/applications", "applying"],
  ["/apply", "applying"],
  ["/uploads/5c1f8d5e-0000-4000-8000-000000000000", "applying"],
  ["/", "browsing"],
  ["/jobs", "browsing"],
  ["/applying-for-nothing", "browsing"],
];
for (const [path, rank] of ranks)
  shedding(`counts ${path} as ${rank}`, () => {
    assert.is(rankOf(path), rank);
  });

const streams: [method: string, path: string, isOne: boolean][] = [
  ["PUT", "/uploads/5c1f8d5e-0000-4000-8000-000000000000", true],
  ["POST", "/apply/documents/passport/upload", true],
  ["POST", "/apply/documents/passport/link", true],
  ["POST", `/application/${"x".repeat(43)}/certificates`, true],
  ["POST", `/application/${"x".repeat(43)}/documents/passport/replacement`, true],
  ["POST", "/employer/company", true],
  ["POST", "/admin/seed", true],
  ["POST", "/api/auth/sign-in", true],
  ["POST", "/api/admin/seed-production", true],
  ["POST", "/sign-up", true],
  ["POST", "/account/deletion", true],
  ["POST", "/api/auth/deletion", true],
  ["GET", "/sign-in", false],
  ["POST", "/api/auth/sign-out", false],
  ["GET", "/admin/applications.csv", false],
  ["GET", "/no-list-of-ours.csv", false],
  ["GET", "/objects/5c1f8d5e-0000-4000-8000-000000000000", false],
  ["GET", "/apply/documents/passport/upload", false],
];
for (const [method, path, isOne] of streams)
  shedding(`lets ${method} ${path} ${isOne ? "past the line" : "wait in line"}`, () => {
    assert.is(waitsElsewhere(method, path), isOne);
  });

shedding.run();
