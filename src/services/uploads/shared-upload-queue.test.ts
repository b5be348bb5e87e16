import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { testServices } from "../../../tests/support/site.ts";
import { Failure } from "../../errors.ts";
import type { Timer } from "../timer.ts";
import { SharedUploadQueue } from "./shared-upload-queue.ts";

const places = suite("SharedUploadQueue");
const { sql, close } = await migratedDatabase();
const { vault } = await testServices();
places.before.each(() => sql`delete from upload_places`.then(() => {}));
places.after(close);

/** Its seconds pass as fast as the machine is. */
const timer: Timer = {
  now: () => 0,
  after(_, late) {
    setImmediate(late);
    return () => {};
  },
};

/** Gives the queue of another isolate. */
const anIsolate = () => new SharedUploadQueue({ sql, vault, atOnce: 8, waitMs: 3000, timer });

/** Starts an upload that lasts until the test ends it. */
function anUpload(isolate: SharedUploadQueue, who: string) {
  let end = () => {};
  let isIn = false;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = isolate.run(who, async (leaving) => {
    isIn = true;
    const called = new Promise<void>((resolve) => leaving.addEventListener("abort", () => resolve()));
    await Promise.race([ended, called]);
    leaving.throwIfAborted();
  });
  const refused = done.then(
    () => undefined,
    (error: unknown) => (error instanceof Failure ? error.code : error),
  );
  const entered = async () => {
    while (!isIn) await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { end, entered, refused };
}

places("are shared by isolates that know nothing of each other", async () => {
  const held = Array.from({ length: 8 }, (_, n) => anUpload(anIsolate(), `network ${n}`));
  for (const { entered } of held) await entered();
  assert.is(await anUpload(anIsolate(), "another network").refused, "uploadsBusy");
  held[0]!.end();
  await held[0]!.refused;
  const next = anUpload(anIsolate(), "another network");
  await next.entered();
  for (const { end } of [...held, next]) end();
  for (const { refused } of [...held, next]) assert.is(await refused, undefined);
});

places("leave room for others beside a sender who wants them all", async () => {
  const greedy = Array.from({ length: 8 }, () => anUpload(anIsolate(), "one network"));
  const refusals = Promise.all(greedy.map(({ refused }) => refused));
  const other = anUpload(anIsolate(), "another network");
  await other.entered();
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from upload_places`;
  assert.ok(row!.n <= 3, "one network holds a quarter of eight");
  for (const { end } of [...greedy, other]) end();
  await refusals;
});

places("go from the sender with the most to one who waits, however slow the uploads are", async () => {
  const held = Array.from({ length: 8 }, (_, n) => anUpload(anIsolate(), `network ${n >> 1}`));
  for (const { entered } of held) await entered();
  const other = anUpload(anIsolate(), "another network");
  await other.entered();
  const lost = await Promise.race(held.map(({ refused }) => refused));
  assert.is(lost, "uploadsBusy");
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from upload_places`;
  assert.is(row!.n, 8);
  for (const { end } of [...held, other]) end();
  const refusals = await Promise.all(held.map(({ refused }) => refused));
  assert.is(refusals.filter(Boolean).length, 1);
  assert.is(await other.refused, undefined);
});

places("come free again when an upload fails, and when its isolate is gone", async () => {
  const failed = await anIsolate()
    .run("network", () => Promise.reject(new Error("broken off")))
    .catch((error: Error) => error.message);
  assert.is(failed, "broken off");
  assert.is((await sql`select from upload_places`).length, 0);
  await sql`
    insert into upload_places (id, sender, until)
    select gen_random_uuid(), int4send(n), now() - interval '1 second' from generate_series(1, 8) as n`;
  const next = anUpload(anIsolate(), "network");
  await next.entered();
  next.end();
  assert.is(await next.refused, undefined);
});

places("keep no address", async () => {
  const upload = anUpload(anIsolate(), "203.0.113.7");
  await upload.entered();
  const [row] = await sql<{ text: string }[]>`select upload_places::text as text from upload_places`;
  assert.not.match(row!.text, "203.0.113.7");
  upload.end();
  await upload.refused;
});

places.run();
