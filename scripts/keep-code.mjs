import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import v8 from "node:v8";
import { keepCode } from "./built-server.mjs";
import { freePort } from "./free-port.mjs";

const pages = ["/", "/jobs"];

// What is compiled under other flags than a start begins with, V8 refuses.
v8.setFlagsFromString = () => {};

/** Runs what a start runs until its first pages, on an embedded database of its own. */
async function rehearse({ serve }) {
  const folder = await mkdtemp(join(tmpdir(), "landfall-rehearsal-"));
  const port = await freePort();
  try {
    await serve({ DATA_DIR: folder, PORT: String(port), HOST: "127.0.0.1" });
    for (const page of pages) await (await fetch(`http://127.0.0.1:${port}${page}`)).arrayBuffer();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await keepCode(undefined, rehearse);
process.exit(0);
