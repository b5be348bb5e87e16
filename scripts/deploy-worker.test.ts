import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "./shared/root.mjs";

const deploy = suite("npm run deploy:worker");
// A checkout in which nothing is installed nor built: what it begins to do would show.
const bare = await mkdtemp(join(tmpdir(), "bare-"));

deploy.before(() => cp(join(root, "scripts"), join(bare, "scripts"), { recursive: true }));
deploy.after(() => rm(bare, { recursive: true, force: true }));

async function refusalOf(environment: Record<string, string>, ...args: string[]): Promise<string[]> {
  const program = [join(bare, "scripts/deploy-worker.mjs"), ...args];
  const options = { env: environment, encoding: "utf8" } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, options);
  assert.equal([status, stdout], [1, ""]);
  assert.equal(await readdir(bare), ["scripts"]);
  return stderr.trim().split("\n");
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

deploy("refuses what a Worker cannot use", async () => {
  const set = { SITE_URL: "https://jobs.example", HYPERDRIVE_ID: "1", DATABASE_URL: "postgres://database" };
  const lines = await refusalOf({
    ...set,
    SMTP_URL: "smtp://mail.example",
    CLAMD: "clamd:3310",
    SECRET_KEY: "too short",
  });
  assert.equal(lines, [
    "SMTP_URL is not available on Workers; set MAIL_API_URL and MAIL_API_KEY.",
    "CLAMD is not available on Workers: only a site on Node scans documents.",
    "SECRET_KEY must have 32 characters or more.",
  ]);
});

deploy.run();
