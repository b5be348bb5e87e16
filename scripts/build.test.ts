import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const scripts = fileURLToPath(new URL(".", import.meta.url));
const building = suite<{ folder: string }>("npm run build");

/** Makes a checkout whose build does nothing and succeeds. */
building.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "build-"));
  const write = async (path: string, text: string) => {
    const file = join(context.folder, path);
    await mkdir(join(file, ".."), { recursive: true });
    await writeFile(file, text);
  };
  const parts = ["check-node", "install", "lock", "processes", "root"].map((name) => `shared/${name}`);
  for (const name of ["build", "build/freshness", "deploy/check-build", ...parts])
    await cp(join(scripts, `${name}.mjs`), join(context.folder, "scripts", `${name}.mjs`));
  const claim = "src/runtime/node/folder-claim.mjs";
  await mkdir(join(context.folder, "src/runtime/node"), { recursive: true });
  await cp(join(scripts, "..", claim), join(context.folder, claim));
  await write("src/site.ts", "export {};");
  await write("package-lock.json", "{}");
  await write("node_modules/.landfall-lock", createHash("sha256").update("{}").digest("hex"));
  await write("node_modules/vite/bin/vite.js", `require("node:fs").mkdirSync("dist", { recursive: true });`);
});
building.after.each(({ folder }) => rm(folder, { recursive: true }));

async function builds(folder: string, options: string[] = []): Promise<boolean> {
  const args = [...options, join(folder, "scripts/build.mjs")];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.includes("Building");
}

building("builds what is stale, and that once", async ({ folder }) => {
  assert.equal([await builds(folder), await builds(folder)], [true, false]);
  await writeFile(join(folder, "src/site.ts"), "export const changed = true;");
  assert.equal([await builds(folder), await builds(folder)], [true, false]);
});

building("builds again what another version of Node has built", async ({ folder }) => {
  await writeFile(
    join(folder, "newer.mjs"),
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "99.1.0" } });',
  );
  const newer = ["--import", pathToFileURL(join(folder, "newer.mjs")).href];
  assert.equal(
    [await builds(folder), await builds(folder, newer), await builds(folder, newer)],
    [true, true, false],
  );
});

async function checks(folder: string): Promise<string> {
  const checked = promisify(execFile)(process.execPath, [join(folder, "scripts/deploy/check-build.mjs")]);
  const { stdout, stderr } = await checked.catch((error: { stdout: string; stderr: string }) => error);
  return (stdout + stderr).trim();
}

building("makes what check-build.mjs takes, which refuses any other version's build", async ({ folder }) => {
  const refusal = "dist holds no build of this version. Run npm run build, then start the site again.";
  assert.is(await checks(folder), refusal);
  await builds(folder);
  assert.is(await checks(folder), "");
  await writeFile(join(folder, "src/site.ts"), "export const changed = true;");
  assert.is(await checks(folder), refusal);
  await writeFile(join(folder, "src/site.ts"), "export {};");
  assert.is(await checks(folder), "", "the sources are as they were, although their times changed");
});

building.run();
