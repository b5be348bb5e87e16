import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { FakeTimer } from "../../../tests/support/fake-timer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, type Overrides } from "../../../tests/support/site.ts";
import { until } from "../../../tests/support/until.ts";
import { aLink, put, slowBody } from "../../../tests/support/upload-link.ts";
import { app } from "../../app.tsx";
import { describeRoutes } from "../../middleware/facts.ts";
import { UploadQueue } from "../../services/uploads/upload-queue.ts";

const MB = 1_000_000;

/** Gives an address of its own with this share of the limits of an hour, which are 150 uploads and 1 GB. */
const strict = (share: number, address = unique("address")): Overrides => ({
  settings: { rateLimitScale: share },
  address,
});

async function statusesOf(sendings: (() => Promise<Response>)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const send of sendings) statuses.push((await send()).status);
  return statuses;
}

const bytes = suite("the bytes of uploads");

bytes("are counted for all uploads of an address, and refused beyond", async () => {
  const world = strict(20 / 1000);
  const links = [await aLink(), await aLink(), await aLink()];
  const statuses = await statusesOf(links.map((link) => () => put(link, pdf(7 * MB), world)));
  assert.equal(statuses, [200, 200, 429]);
});

bytes("are counted as they come where their number is not said", async () => {
  const world = strict(20 / 1000);
  const sent = Array.from({ length: 30 }, (_, at) => (at === 0 ? pdf(MB) : new Uint8Array(MB)));
  const { stream, progress } = slowBody(sent.slice(0, 9));
  assert.is((await put(await aLink(), stream, world)).status, 200);
  assert.is(progress.asked, 10);
  assert.is((await put(await aLink(), pdf(8 * MB), world)).status, 200);
  const last = slowBody(sent.slice(0, 9));
  assert.is((await put(await aLink(), last.stream, world)).status, 429);
  assert.ok(last.progress.asked < 5 && last.progress.letGo);
});

bytes("of forms without script count as well", async () => {
  const world = strict(20 / 1000);
  for (const expected of [303, 429]) {
    const body = new FormData();
    body.set("file", new Blob([pdf(9 * MB)]), "cv.pdf");
    const browser = new Browser(world);
    const headers = { "Content-Length": String(11 * MB) };
    const response = await browser.send("/apply/documents/resumeUrl/upload", {
      method: "POST",
      headers,
      body,
    });
    assert.is(response.status, expected);
  }
});

bytes("that were announced and never came are not counted", async () => {
  const world = strict(30 / 1000);
  for (let time = 0; time < 3; time++) {
    const { stream } = slowBody([pdf(MB), new TypeError("terminated")]);
    const response = await put(await aLink(), stream, world, { "Content-Length": String(9 * MB) });
    assert.is(response.status, 400);
  }
  assert.is((await put(await aLink(), pdf(9 * MB), world)).status, 200);
});

bytes("beyond the limit are refused with a sentence, and a time to come back", async () => {
  const response = await put(await aLink(), pdf(9 * MB), strict(8 / 1000));
  assert.is(response.status, 429);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  assert.match(
    ((await response.json()) as { message: string }).message,
    "Your network uploaded more within an hour",
  );
});

/** Gives two addresses of one IPv6 subscriber and one of another. No other test uses them. */
function neighbours(): string[] {
  const network = `2001:${Math.floor(Math.random() * 0xffff).toString(16)}:7`;
  return [`${network}:1::1`, `${network}:1:ffff::2`, `${network}:2::1`];
}

bytes("from all addresses that one IPv6 subscriber holds are counted together", async () => {
  const [one, another, stranger] = neighbours();
  const worlds = [one, another, one, stranger].map((address) => strict(20 / 1000, address));
  const links = await Promise.all(worlds.map(() => aLink()));
  const sendings = links.map((link, at) => () => put(link, pdf(7 * MB), worlds[at]));
  assert.equal(await statusesOf(sendings), [200, 200, 429, 200]);
});

/** Gives addresses of this many subscribers of one IPv6 site, and one of another site. */
const aSite = (count: number): string[] => {
  const network = `2001:${Math.floor(Math.random() * 0xffff).toString(16)}`;
  return [...Array.from({ length: count }, (_, at) => `${network}:8:${at}::1`), `${network}:9::1`];
};

const sendings = suite("sendings to upload links");

sendings("are 150 in an hour for an address, to one link or to many", async () => {
  const world = strict(3 / 150);
  const link = await aLink();
  assert.equal(await statusesOf(Array(4).fill(() => put(link, pdf(), world))), [200, 200, 200, 429]);
});

sendings("are a fact of their route", () => {
  const route = describeRoutes(app).find(({ method, path }) => method === "PUT" && path === "/uploads/:id");
  assert.equal(route?.limit, { name: "sendings", requests: 150, minutes: 60 });
});

sendings("from all addresses that one IPv6 subscriber holds are counted together", async () => {
  const link = await aLink();
  const tries = neighbours().map((address) => () => put(link, pdf(), strict(1 / 150, address)));
  assert.equal(await statusesOf(tries), [200, 429, 200]);
});

sendings("from one IPv6 site are ten times those of a subscriber", async () => {
  const link = await aLink();
  const tries = aSite(11).map((address) => () => put(link, pdf(), strict(1 / 150, address)));
  assert.equal(await statusesOf(tries), [...Array(10).fill(200), 429, 200]);
});

sendings("of one subscriber that are refused use nothing up for the neighbours", async () => {
  const link = await aLink();
  const [one, ...others] = aSite(10);
  const by =
    (address = one) =>
    () =>
      put(link, pdf(), strict(1 / 150, address));
  const refused = Array.from({ length: 12 }, () => by());
  assert.equal((await statusesOf([by(), ...refused])).slice(1), Array(12).fill(429));
  assert.equal(await statusesOf(others.slice(0, 9).map((address) => by(address))), Array(9).fill(200));
});

const turns = suite("uploads that come at once");

/** Gives a queue with one place, which an unfinished upload takes. */
async function aFullHouse() {
  const timer = new FakeTimer();
  const world = { uploadPlaces: new UploadQueue({ atOnce: 1, waitMs: 60_000, timer }) };
  let end!: () => void;
  let begun = false;
  const first = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        begun = true;
        controller.enqueue(pdf());
        return new Promise<void>((resolve) => {
          end = () => {
            controller.close();
            resolve();
          };
        });
      },
    },
    { highWaterMark: 0 },
  );
  const underWay = put(await aLink(), first, world);
  await until("the place is taken", () => begun);
  const leave = async () => {
    end();
    assert.is((await underWay).status, 200);
  };
  const line = () => until("somebody stands in line", () => timer.waiting > 0);
  return { timer, world, line, leave };
}

turns("wait for their turn with their bodies unread", async () => {
  const { timer, world, line, leave } = await aFullHouse();
  const { stream, progress } = slowBody([pdf()]);
  const waiting = put(await aLink(), stream, world);
  await line();
  await timer.pass(59_000);
  assert.is(progress.asked, 0);
  await leave();
  assert.is((await waiting).status, 200);
});

turns("are told to come back after a minute in line", async () => {
  const { timer, world, line, leave } = await aFullHouse();
  const waiting = put(await aLink(), pdf(), world);
  await line();
  await timer.pass(60_000);
  const response = await waiting;
  assert.is(response.status, 503);
  assert.ok(Number(response.headers.get("Retry-After")) > 0);
  assert.match(
    ((await response.json()) as { message: string }).message,
    "Many people are uploading documents",
  );
  await leave();
});

turns("give up a place of whoever has the most of them, once another network waits for long", async () => {
  const timer = new FakeTimer();
  const uploadPlaces = new UploadQueue({ atOnce: 2, waitMs: 60_000, timer });
  const [one, another] = [unique("address"), unique("address")];
  const slow = () => slowBody([pdf(), "silence"]);
  const slows = [slow(), slow()];
  const link = await aLink();
  const held: Promise<Response>[] = [];
  for (const { stream, progress } of slows) {
    held.push(put(link, stream, { uploadPlaces, address: one }));
    await until("it has its place", () => progress.asked === 2);
  }
  const waiting = put(await aLink(), pdf(), { uploadPlaces, address: another });
  await until("somebody stands in line", () => timer.waiting > 0);
  await timer.pass(30_000);
  assert.is((await waiting).status, 200);
  const called = await held[1]!;
  assert.is(called.status, 503);
  assert.ok(Number(called.headers.get("Retry-After")) > 0);
  assert.ok(slows[1]!.progress.letGo && !slows[0]!.progress.letGo);
});

// These tests choose the site's limits and places.
if (inProcess) for (const tests of [bytes, sendings, turns]) tests.run();
