import { pathToFileURL } from "node:url";

// uvu then leaves it to us when suites run.
globalThis.UVU_DEFER = 1;
const { exec } = await import("uvu");

const [graceMs] = process.argv.slice(2).map(Number);
const resourcesAfter = [];

process.on("message", async (message) => {
  if (message === "end") process.disconnect();
  else await run(message);
});

async function run({ name, file }) {
  // Otherwise a test that never ends would wait here for the next file instead of ending the process.
  process.channel.unref();
  globalThis.UVU_INDEX = 0;
  globalThis.UVU_QUEUE.splice(0, Number.POSITIVE_INFINITY, [name]);
  await import(pathToFileURL(file).href);
  await exec();
  process.exitCode = 0;
  resourcesAfter.push({ name, open: process.getActiveResourcesInfo() });
  process.channel.ref();
  process.stdout.write(`\n@lane is free, ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB\n`);
}

process.once("disconnect", () => {
  const tell = () => {
    const open = [...new Set(process.getActiveResourcesInfo())].filter((type) => type !== "PipeWrap");
    const since = open.map((type) => `${type} since ${openedBy(type)}`).join(", ");
    console.error(`an open handle kept it alive ${graceMs / 1000} s after its last test (${since})`);
    process.exit(1);
  };
  setTimeout(tell, graceMs).unref();
});

/** The first file after which there were always as many open resources of this type as now. */
function openedBy(type) {
  const countIn = (open) => open.filter((one) => one === type).length;
  const now = countIn(process.getActiveResourcesInfo());
  const lastWithFewer = resourcesAfter.findLastIndex(({ open }) => countIn(open) < now);
  return resourcesAfter[lastWithFewer + 1]?.name ?? "the end";
}
