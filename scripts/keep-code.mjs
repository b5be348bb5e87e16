import { mkdtemp, rm } from "node:fs/promises";
import v8 from "node:v8";
import { keepCode } from "./built-server.mjs";
import { freePort } from "./free-port.mjs";
import { at } from "./root.mjs";

const pages = ["/", "/jobs"];

// What is compiled under other flags than a start begins with, V8 refuses.
v8.setFlagsFromString = () => {};

/** Runs what a start runs until its first pages, on an embedded database of its own. Where that fails, starts take longer. */
async function rehearse({ serve }) {
  const folder = await mkdtemp(at("dist/rehearsal-"));
  try {
    const port = await freePort();
    await serve({ DATA_DIR: folder, PORT: String(port), HOST: "127.0.0.1" });
    for (const page of pages) await (await fetch(`http://127.0.0.1:${port}${page}`)).arrayBuffer();
  } catch (error) {
    console.error(`Starts will take longer, since the build could not rehearse one: ${error.message}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await keepCode(undefined, rehearse);
process.exit(0);
