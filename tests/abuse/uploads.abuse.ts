import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inLanes, range } from "../support/in-lanes.ts";
import { until } from "../support/until.ts";
import { chance, percentile, scale } from "./abuse.ts";
import { probePage } from "./page-probe.ts";
import { watchMemory } from "./process-memory.ts";
import { aDocument, cutDocument, insistOn, type SentDocument, sendDocument } from "./sent-documents.ts";
import { openUploadSite, type UploadSite } from "./upload-site.ts";

const documentsFor = ({ site }: UploadSite, count: number) =>
  inLanes(8, range(count), () => aDocument(site.url));

function countsOf(statuses: (number | undefined)[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status ?? 0] = (counts[status ?? 0] ?? 0) + 1;
  return counts;
}

async function assertAllRight({ sha256Of }: UploadSite, documents: SentDocument[]): Promise<void> {
  const opened = await inLanes(4, documents, ({ id }) => sha256Of(id));
  assert.equal(
    opened,
    documents.map(({ sha256 }) => sha256),
  );
}

const uploads = suite<{ here: UploadSite }>("uploads");

uploads.before(async (context) => {
  context.here = await openUploadSite();
});
uploads.after(({ here }) => here.close());

uploads("come in at once, whole, in little memory, and the pages go on", async ({ here }) => {
  const count = scale(1000, 40);
  const jobs = `${here.site.url}/jobs`;
  const warmUp = probePage(jobs);
  await Promise.all((await documentsFor(here, 8)).map(sendDocument));
  await warmUp.stop();
  const documents = await documentsFor(here, count);

  const memory = watchMemory(here.site.pid()!);
  const probe = probePage(jobs);
  const began = performance.now();
  const statuses = await Promise.all(documents.map(insistOn));
  const seconds = (performance.now() - began) / 1000;
  const peak = memory.peak();
  const pages = await probe.stop();

  const times = pages.map(({ ms }) => ms);
  const p99 = percentile(times, 0.99);
  const busy = statuses.filter(([first]) => first === 503).length;
  console.log(
    `\n  ${count} uploads in ${seconds.toFixed(1)} s, ${busy} told to come back;`,
    `memory ${memory.before.toFixed(0)} MiB, at most ${peak.toFixed(0)};`,
    `/jobs p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms of ${times.length}`,
  );
  assert.equal(countsOf(statuses.map((all) => all.at(-1))), { 200: count });
  await assertAllRight(here, documents);
  // A server of 512 MiB holds the site, however many upload at once.
  assert.ok(peak < 512, `it took ${peak} MiB`);
  assert.equal(countsOf(pages.map(({ status }) => status)), { 200: pages.length });
  assert.ok(pages.length > 0);
});

uploads("that are cut off leave nothing, and can be sent again", async ({ here }) => {
  const before = await here.counts();
  const random = chance("cuts");
  const documents = await documentsFor(here, scale(200, 20));
  await Promise.all(documents.map((document) => cutDocument(document, random())));
  await until(
    "nothing is left of what was cut",
    async () => (await here.counts()).folders === before.folders,
  );
  assert.is((await here.counts()).stored, before.stored);
  const again = documents.slice(0, 10);
  assert.equal(countsOf(await inLanes(8, again, sendDocument)), { 200: again.length });
  await assertAllRight(here, again);
});

uploads.run();

const disk = suite<{ here: UploadSite }>("a full disk");

disk.before(async (context) => {
  context.here = await openUploadSite((folder) =>
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=32m", "tmpfs", folder]),
  );
});
disk.after(async ({ here }) => {
  await here.site.kill();
  execFileSync("umount", [here.folder]);
  await here.close();
});

disk(
  "refuses what it cannot hold, leaves no part of it, and takes it when there is room",
  async ({ here }) => {
    const filler = join(here.folder, "filler");
    await writeFile(filler, Buffer.alloc(18_000_000));
    const documents = await documentsFor(here, 12);
    const statuses = await Promise.all(documents.map(sendDocument));
    assert.ok(statuses.includes(507), String(statuses));
    assert.equal(
      statuses.filter((status) => ![200, 503, 507].includes(status)),
      [],
    );
    const taken = documents.filter((_, at) => statuses[at] === 200);
    assert.equal(await here.counts(), { stored: taken.length, folders: taken.length });
    await assertAllRight(here, taken);

    await rm(filler);
    const refused = documents.find((_, at) => statuses[at] !== 200)!;
    assert.is(await sendDocument(refused), 200);
    await assertAllRight(here, [refused]);
  },
);

// Only root may put a disk of a known size in place.
if (process.getuid?.() === 0) disk.run();
