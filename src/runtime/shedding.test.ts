import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isStream, type Rank, rankOf } from "./rank.ts";
import { Shedding } from "./shedding.ts";

const shedding = suite("shedding");

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((resolve) => ends.push(() => resolve("done")));
  return { work, begun: () => ends.length, endAll: () => ends.splice(0).forEach((end) => void end()) };
}

const refused = () => "refused";

/** So much that another visitor would have to wait too long. */
function fill(site: Shedding, rank: Rank, work: () => Promise<string>): Promise<string>[] {
  return Array.from({ length: 300 }, () => site.run(rank, work, refused));
}

async function finish({ endAll, begun }: ReturnType<typeof held>): Promise<void> {
  while (begun() > 0) {
    endAll();
    await new Promise((resolve) => setImmediate(resolve));
  }
}

shedding("works on a few at a time and lets others wait", async () => {
  const site = new Shedding();
  const load = held();
  const answers = Array.from({ length: 40 }, () => site.run("browsing", load.work, refused));
  assert.is(load.begun(), 8);
  await finish(load);
  assert.equal([...new Set(await Promise.all(answers))], ["done"]);
});

shedding("refuses at once whom it could not serve in time", async () => {
  const site = new Shedding();
  const load = held();
  const answers = fill(site, "browsing", load.work);
  assert.is(await site.run("browsing", load.work, refused), "refused");
  await finish(load);
  const said = await Promise.all(answers);
  assert.ok(said.includes("done") && said.includes("refused"));
});

shedding("still takes applications when pages are refused, and payments when applications are", async () => {
  const site = new Shedding();
  const load = held();
  const answers = fill(site, "browsing", load.work);
  assert.not(site.admits("browsing"));
  assert.ok(site.admits("applying"));
  answers.push(...fill(site, "applying", load.work));
  assert.not(site.admits("applying"));
  assert.is(await site.run("vital", async () => "paid", refused), "paid");
  await finish(load);
  await Promise.all(answers);
});

shedding("refuses whoever waited in vain", async () => {
  const site = new Shedding();
  const load = held();
  const answers = Array.from({ length: 20 }, () => site.run("browsing", load.work, refused));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  assert.is(await Promise.race([answers[19], "still waits"]), "refused");
  await finish(load);
});

shedding("is open again when the rush is over", async () => {
  const site = new Shedding();
  const load = held();
  const answers = fill(site, "browsing", load.work);
  await finish(load);
  await Promise.all(answers);
  assert.is(await site.run("browsing", async () => "done", refused), "done");
});

shedding("gives the place back when the work fails", async () => {
  const site = new Shedding();
  const failing = () => Promise.reject(new Error("wrong"));
  for (let turn = 0; turn < 50; turn += 1) await site.run("browsing", failing, refused).catch(() => {});
  assert.is(await site.run("browsing", async () => "done", refused), "done");
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
  ["POST", "/apply/documents/passport", true],
  ["POST", "/admin/seed", true],
  ["POST", "/api/auth/sign-in", true],
  ["POST", "/sign-up", true],
  ["GET", "/sign-in", false],
  ["POST", "/api/auth/sign-out", false],
  ["GET", "/admin/applications.csv", false],
  ["GET", "/no-list-of-ours.csv", false],
  ["GET", "/objects/5c1f8d5e-0000-4000-8000-000000000000", false],
  ["GET", "/apply/documents/passport", false],
];
for (const [method, path, isOne] of streams)
  shedding(`lets ${method} ${path} ${isOne ? "past the line" : "wait in line"}`, () => {
    assert.is(isStream(method, path), isOne);
  });

shedding.run();
