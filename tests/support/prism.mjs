import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { root } from "../../scripts/shared/root.mjs";

const program = "node_modules/@stoplight/prism-cli/dist/index.js";
// A site may close a kept connection at the moment at which Prism sends the next call over it.
const keepNoConnection =
  'data:text/javascript,import http from "node:http"; http.globalAgent = new http.Agent({ keepAlive: false });';
const startsWithinMs = 120_000;

/** Prism in front of a running site: it compares each answer to a call with the site's own /openapi.json. */
export async function startPrism(siteUrl, env) {
  const port = String(await freePort());
  const folder = await mkdtemp(join(tmpdir(), "prism-"));
  const description = join(folder, "openapi.json");
  // On Node 24 Prism cannot download it.
  await writeFile(description, await (await fetch(`${siteUrl}/openapi.json`)).text());
  const args = [
    "--import",
    keepNoConnection,
    program,
    "proxy",
    description,
    siteUrl,
    "--port",
    port,
    "--cors",
    "false",
  ];
  const prism = start(process.execPath, args, { cwd: root, env });
  const closed = ended(prism);
  const lastLines = [];
  const counts = { compared: 0, listens: false };
  eachLine(prism, (line) => {
    if (line.includes("Request received")) counts.compared++;
    if (line.includes("Prism is listening")) counts.listens = true;
    lastLines.push(line);
    if (lastLines.length > 40) lastLines.shift();
  });
  const deadline = Date.now() + startsWithinMs;
  while (!counts.listens) {
    if (Date.now() > deadline || prism.exitCode !== null) {
      kill(prism);
      throw new Error(`Prism did not start:\n${lastLines.join("\n")}`);
    }
    await sleep(100);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    compared: () => counts.compared,
    async stop() {
      kill(prism);
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
