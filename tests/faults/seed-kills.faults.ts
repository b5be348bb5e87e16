import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { busyLine, seed } from "../../src/domain/dataset/seed.ts";
import { datasetFile } from "../../src/runtime/node/dataset-file.ts";
import { scale } from "./faults.ts";
import {
  everybodyElseLeft,
  isOnServer,
  openPlace,
  type SeedingPlaces,
  seedingDay,
  seedingPlaces,
  whatIsThere,
} from "./seeding-places.ts";

const program = fileURLToPath(new URL("./seeding-process.ts", import.meta.url));
const dataset = datasetFile(fileURLToPath(new URL("../../sql/seed/manifest.json", import.meta.url)));
const randomSeed = 20_260_103;

function startSeeding(address: string, moment?: number, signal?: NodeJS.Signals) {
  const chosen = moment === undefined ? [] : [String(moment), String(signal)];
  const child = start(process.execPath, ["--import", "tsx", program, address, ...chosen]);
  const said: string[] = [];
  const atMoment = new Promise<void>((resolve) => {
    eachLine(child, (line) => {
      said.push(line);
      if (line === "there") resolve();
    });
  });
  return { child, said, atMoment, ended: ended(child) };
}

async function rowsAt(address: string) {
  const { sql, close } = await openPlace(address);
  const rows = await whatIsThere(sql);
  await close();
  return rows;
}

async function seedAgain(address: string) {
  const { sql, close } = await openPlace(address);
  if (isOnServer(address)) await everybodyElseLeft(sql);
  const before = await whatIsThere(sql);
  await seed(sql, dataset, { today: seedingDay });
  const after = await whatIsThere(sql);
  await close();
  return { before, after };
}

async function cleanRun(places: SeedingPlaces) {
  const address = await places.next();
  const { said, ended } = startSeeding(address);
  assert.is(await ended, 0, said.join("\n"));
  return { rows: await rowsAt(address), moments: Number(said.at(-1)?.replace("moments: ", "")) };
}

/** Chooses one moment in each of `count` equal parts of 1 to `last`. The same random seed gives the same moments. */
function randomMoments(count: number, last: number): number[] {
  let random = randomSeed;
  return Array.from({ length: count }, (_, part) => {
    random = (random * 48_271) % 2_147_483_647;
    const from = Math.floor((part * last) / count);
    const to = Math.floor(((part + 1) * last) / count);
    return from + 1 + (random % (to - from));
  });
}

async function killSeeding(place: string, places: SeedingPlaces, killsInAll: number): Promise<void> {
  const kills = suite(`seed ${place}, killed or beside another`);
  const clean = await cleanRun(places);
  const moments = randomMoments(killsInAll, clean.moments);
  console.log(`killed at ${moments.join(", ")} of ${clean.moments} moments (random seed ${randomSeed})`);

  kills.after(() => places.close());

  kills("has every row in a clean run", () => {
    const { jobs, companies, audit } = clean.rows;
    assert.equal([jobs.count, companies.count, audit.length], [1155, 94, 1]);
  });

  for (const moment of moments)
    kills(
      `killed at moment ${moment}, leaves all or nothing, and the rest comes with the next run`,
      async () => {
        const address = await places.next();
        const { child, ended } = startSeeding(address, moment, "SIGKILL");
        await ended;
        assert.is(child.signalCode, "SIGKILL");
        const { before, after } = await seedAgain(address);
        assert.ok([0, 1155].includes(before.jobs.count), `${before.jobs.count} vacancies were there`);
        assert.equal(after, clean.rows);
      },
    );

  kills("lets the first of two at once finish, and tells the second why it does nothing", async () => {
    const address = await places.next();
    // The process is stopped in the middle of its transaction.
    const first = startSeeding(address, Math.ceil(clean.moments / 2), "SIGSTOP");
    await first.atMoment;
    const lines: string[] = [];
    await openPlace(address).then(
      async ({ sql, close }) => {
        await seed(sql, dataset, { today: seedingDay, onLine: (line) => lines.push(line) });
        await close();
      },
      (error: Error) => lines.push(error.message),
    );
    if (isOnServer(address)) assert.is(lines.at(-1), busyLine);
    else assert.match(lines.at(-1) ?? "", /in use by process \d+/);
    kill(first.child, "SIGCONT");
    assert.is(await first.ended, 0, first.said.join("\n"));
    assert.equal(await rowsAt(address), clean.rows);
  });

  kills.run();
}

// An embedded database takes seconds to copy, open and open again.
await killSeeding("in a folder", await seedingPlaces(), 4);
await killSeeding("on a server", await seedingPlaces(process.env.TEST_DATABASE_URL ?? ""), scale(20, 8));
