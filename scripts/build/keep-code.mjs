import { mkdir, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import v8 from "node:v8";
import { freePort } from "../shared/free-port.mjs";
import { at } from "../shared/root.mjs";
import { keepCode } from "./built-server.mjs";

const pages = ["/", "/jobs"];
const lastMs = 60_000;
// Beside what is built: whoever builds may write there.
const folder = at("dist/rehearsal");

// What is compiled under other flags than a start begins with, V8 refuses.
v8.setFlagsFromString = () => {};

/** Runs what a start runs until its first pages, on an embedded database of its own. */
async function start({ serve }) {
  await mkdir(folder);
  const port = await freePort();
  await serve({ DATA_DIR: folder, PORT: String(port), HOST: "127.0.0.1" });
  for (const page of pages) {
    const answer = await fetch(`http://127.0.0.1:${port}${page}`);
    if (!answer.ok) throw new Error(`${page} was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
}

/** Where no start can be rehearsed, those to come take longer, and no more than that. */
async function rehearse(server) {
  try {
    const late = sleep(lastMs).then(() => Promise.reject(new Error(`it took more than ${lastMs / 1000} s`)));
    await Promise.race([start(server), late]);
  } catch (error) {
    console.error("Starts will take longer, since the build could not rehearse one:", error);
  }
}

/** Left by a build that was cut off, too; the database in it is still open at the end. */
const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});

await clear();
await keepCode(undefined, rehearse);
await clear();
process.exit(0);
