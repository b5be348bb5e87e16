import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "./shared/root.mjs";

const deploy = suite("npm run deploy:worker");
// A checkout in which nothing is built, and in the first place nothing installed: what it begins to do would show.
const bare = await mkdtemp(join(tmpdir(), "bare-"));

deploy.before(async () => {
  await cp(join(root, "scripts"), join(bare, "scripts"), { recursive: true });
  await symlink(join(root, "src"), join(bare, "src"));
});
deploy.after(() => rm(bare, { recursive: true, force: true }));

async function refusalOf(environment: Record<string, string>, ...args: string[]): Promise<string[]> {
  const before = await readdir(bare);
  const program = [join(bare, "scripts/deploy-worker.mjs"), ...args];
  const options = { env: environment, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
  assert.equal([status, stdout], [1, ""], stderr);
  assert.equal(await readdir(bare), before);
  return stderr.trim().split("\n");
}

/** Links every package by itself, so that an installation in this checkout could not reach ours. */
async function installed(): Promise<void> {
  for (const name of ["package.json", "package-lock.json", "tsconfig.json", "sql"])
    await symlink(join(root, name), join(bare, name));
  await mkdir(join(bare, "node_modules"));
  for (const name of await readdir(join(root, "node_modules")))
    if (!name.startsWith("."))
      await symlink(join(root, "node_modules", name), join(bare, "node_modules", name));
  const lock = createHash("sha256").update(await readFile(join(root, "package-lock.json")));
  await writeFile(join(bare, "node_modules/.landfall-lock"), lock.digest("hex"));
}

deploy("says in a line each what is missing, before it installs or builds anything", async () => {
  const [site, hyperdrive, database, ...more] = await refusalOf({});
  assert.match(site!, /^SITE_URL must be set: /);
  assert.match(hyperdrive!, /^HYPERDRIVE_ID must be set: .*--caching-disabled/);
  assert.match(database!, /^DATABASE_URL must be set: /);
  assert.equal(more, []);
});

deploy("needs no database to say what it would upload", async () => {
  const lines = await refusalOf({ SITE_URL: "https://jobs.example" }, "--dry-run");
  assert.is(lines.length, 1);
  assert.match(lines[0]!, /^HYPERDRIVE_ID/);
});

deploy("refuses what a Worker cannot use and what is wrong, before it builds anything", async () => {
  await installed();
  const set = { SITE_URL: "https://jobs.example", HYPERDRIVE_ID: "1", DATABASE_URL: "postgres://database" };
  const smtp = { SMTP_URL: "smtp://mail.example", CLAMD: "clamd:3310" };
  assert.equal(await refusalOf({ ...set, ...smtp }), [
    "CLAMD is not available on Workers. Remove it: only a site on Node can scan documents.",
    "SMTP_URL is not available on Workers. Set MAIL_API_URL and MAIL_API_KEY instead.",
  ]);
  const wrong = { SECRET_KEY: "too short", ADMIN_PASSWORD: "short", RATE_LIMIT_SCALE: "no number" };
  assert.equal(await refusalOf({ ...set, ...wrong }, "--dry-run"), [
    "SECRET_KEY must be 32 characters or longer.",
    'RATE_LIMIT_SCALE must be a number from 0.001 to 1000000, but it is "no number".',
    "ADMIN_PASSWORD must be 16 characters or longer in production.",
  ]);
});

deploy.run();
