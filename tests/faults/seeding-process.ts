import fs from "node:fs";
import { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import { seed } from "../../src/domain/dataset/seed.ts";
import { datasetFile } from "../../src/runtime/node/dataset-file.ts";
import { openPlace, seedingDay } from "./seeding-places.ts";

/**
 * Seeds the database at an address (a server's, or a folder) as a process of its own, which sends itself a signal at a
 * moment of its choice. Every line told is a moment; so is what comes before and after each piece that goes to a server,
 * and before each that the embedded database writes to a file. At the end it says how many there were.
 *
 * seeding-process.ts ADDRESS [MOMENT SIGNAL]
 */
const [address = "", chosen, signal] = process.argv.slice(2);
const { writeSync } = fs;
const { write } = Socket.prototype;
let moments = 0;

const say = (line: string) => writeSync(1, `${line}\n`);

function moment(): void {
  moments += 1;
  if (moments !== Number(chosen)) return;
  say("there");
  process.kill(process.pid, signal);
}

function watchWrites(): void {
  fs.writeSync = ((...given: Parameters<typeof writeSync>) => {
    moment();
    return writeSync(...given);
  }) as typeof writeSync;
  Socket.prototype.write = function (this: Socket, ...given: Parameters<typeof write>) {
    moment();
    const hasRoom = write.apply(this, given);
    moment();
    return hasRoom;
  } as typeof write;
}

const { sql, close } = await openPlace(address);
await sql`select 1`;
watchWrites();
const dataset = datasetFile(fileURLToPath(new URL("../../sql/seed/manifest.json", import.meta.url)));
await seed(sql, dataset, { today: seedingDay, onLine: moment });
say(`moments: ${moments}`);
Socket.prototype.write = write;
fs.writeSync = writeSync;
await close();
