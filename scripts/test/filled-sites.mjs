import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ended, start } from "../shared/processes.mjs";
import { root } from "../shared/root.mjs";

let folder;
let database;

/** The folder of an embedded database from which every test in a browser starts. It is filled once. */
export function filledFolder(env) {
  folder ??= fillFolder(env);
  return folder;
}

/** The name of a PostgreSQL database that tests of a Worker copy. It is filled once. */
export function filledDatabase(server, env) {
  database ??= fillDatabase(server, env);
  return database;
}

async function fillFolder(env) {
  const made = await mkdtemp(join(tmpdir(), "filled-site-"));
  process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  await fill([made], env);
  return made;
}

async function fillDatabase(server, env) {
  const url = await server.createDatabase("filled");
  await fill([], { ...env, TEST_DATABASE_URL: url });
  return new URL(url).pathname.slice(1);
}

async function fill(args, env) {
  const filling = start(
    process.execPath,
    ["--import", "tsx", "tests/support/fill-site-process.ts", ...args],
    {
      cwd: root,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  if ((await ended(filling)) !== 0) throw new Error("the database of the browser tests could not be filled");
}
