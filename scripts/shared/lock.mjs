import { mkdir } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { claimFolder } from "../../src/runtime/node/folder-claim.mjs";
import { at } from "./root.mjs";

/** Other processes of this checkout wait for their turn. */
export async function exclusively(name, work) {
  const folder = at(".cache", `${name}-lock`);
  await mkdir(folder, { recursive: true });
  let release = await claimFolder(folder, 1);
  for (let waited = 1; typeof release === "number"; waited++) {
    if (waited === 5) console.log(`Waiting for another process to finish (${name}) ...`);
    await sleep(100 + Math.random() * 200);
    release = await claimFolder(folder, 1);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}
