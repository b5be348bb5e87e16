import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { eachLine, ended, kill, start } from "../../scripts/shared/processes.mjs";
import { root } from "../../scripts/shared/root.mjs";
import { anAccount, aPassword } from "../support/account.ts";
import { pdf } from "../support/document-fixtures.ts";
import { aReview, upload } from "../support/fixtures.ts";
import { anApplicant, submit } from "../support/payment-steps.ts";
import { startPostgres } from "../support/postgres-server.mjs";
import { Browser } from "../support/site.ts";
import { administratorsPassword, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";

const backups = suite("npm run backup, npm run restore");
const SECRET_KEY = "the key that is kept elsewhere, 32+ characters";

async function run(script: string, folder: string, environment: Record<string, string>) {
  const said: string[] = [];
  const env = { ...process.env, ...environment };
  const child = start(process.execPath, [`scripts/${script}.mjs`, folder], { cwd: root, env });
  eachLine(child, (line) => said.push(line));
  return { code: await ended(child), said: said.join("\n") };
}

/** It goes up with every change of what the public sees. */
async function contentVersion(url: string): Promise<bigint> {
  const sql = postgres(url, { max: 1 });
  const [row] = await sql`select version from content_versions`;
  await sql.end();
  return BigInt(row!.version);
}

async function applicationsOf(url: string) {
  const administrator = new Browser({ url });
  await administrator.post("/api/admin/login", { password: administratorsPassword });
  const list = (await (await administrator.send("/api/admin/applications")).json()) as {
    id: string;
    passportNumber: string;
    resumeUrl: string;
  }[];
  return { administrator, list };
}

backups("bring back every application, document and account after all was destroyed", async () => {
  const server = (await startPostgres())!;
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const before = { DATABASE_URL: await server.createDatabase("before"), SECRET_KEY };
  const site = await siteProcess(() => ({ ...before, APPLICATION_FEE_CENTS: "0" }));
  const after = { DATABASE_URL: await server.createDatabase("after"), SECRET_KEY };
  const restored = await siteProcess(() => after);
  try {
    await site.start();
    const { user } = await anAccount({ url: site.url });
    const documents = new Map<string, Uint8Array>();
    for (let number = 1; number <= 5; number += 1) {
      const browser = new Browser({ url: site.url });
      const bytes = pdf(400_000 * number);
      const id = await submit(browser, { ...anApplicant(), resumeUrl: await upload(browser, bytes) });
      documents.set(id, bytes);
    }
    const known = (await applicationsOf(site.url)).list;
    assert.is(known.length, 5);

    const elsewhere = await run("backup", folder, { ...before, DATA_DIR: restored.dataDir });
    assert.is(elsewhere.code, 1);
    assert.is(
      elsewhere.said,
      `${join(restored.dataDir, "files")} holds none of the documents that the database names. Set DATA_DIR and STORAGE as the site has them.`,
    );
    assert.equal(await readdir(folder), []);

    const taken = await run("backup", folder, { ...before, DATA_DIR: site.dataDir, STORAGE: "" });
    assert.is(taken.code, 0, taken.said);
    const reviewed = await new Browser({ url: site.url }).post("/api/reviews", aReview);
    assert.is(reviewed.status, 201);
    const usedBefore = await contentVersion(before.DATABASE_URL);
    await site.close();

    const back = await run("restore", folder, { ...after, DATA_DIR: restored.dataDir });
    assert.is(back.code, 0, back.said);
    const twice = await run("restore", folder, { ...after, DATA_DIR: restored.dataDir });
    assert.match(twice.said, "The database is not empty");
    assert.ok((await contentVersion(after.DATABASE_URL)) > usedBefore, "no number comes twice");
    await restored.start();

    const { administrator, list } = await applicationsOf(restored.url);
    assert.equal(list, known);
    for (const { id, resumeUrl } of list) {
      const document = await administrator.send(resumeUrl);
      assert.equal(new Uint8Array(await document.arrayBuffer()), documents.get(id), id);
    }
    const account = await new Browser({ url: restored.url }).post("/api/auth/sign-in", {
      email: user.email,
      password: aPassword,
    });
    assert.is(account.status, 200);
  } finally {
    await site.close();
    await restored.close();
    await rm(folder, { recursive: true, force: true });
    await server.stop();
  }
});

backups("restore no backup that was killed while it copied the documents", async () => {
  const server = (await startPostgres())!;
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const [taken, dataDir] = [join(folder, "taken"), join(folder, "data")];
  const environment = { DATABASE_URL: await server.createDatabase("killed"), DATA_DIR: dataDir };
  try {
    await mkdir(join(dataDir, "files"), { recursive: true });
    // A copy of a pipe waits for the one who writes into it.
    execFileSync("mkfifo", [join(dataDir, "files", "pipe")]);
    const env = { ...process.env, ...environment };
    const child = start(process.execPath, ["scripts/backup.mjs", taken], { cwd: root, env });
    await until("it copies the documents", () => existsSync(join(taken, "files")));
    kill(child);
    await ended(child);

    const { code, said } = await run("restore", taken, environment);
    assert.is(code, 1);
    assert.match(said, "holds no backup, because database.dump is missing");
  } finally {
    await rm(folder, { recursive: true, force: true });
    await server.stop();
  }
});

backups("says in one line what is wrong with the database's address", async () => {
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const nowhere = { DATABASE_URL: "postgres://postgres:secret@127.0.0.1:1/jobs" };
  const taken = await run("backup", folder, nowhere);
  assert.is(taken.code, 1);
  assert.match(taken.said, /^The site cannot connect to the PostgreSQL that DATABASE_URL names .*\.$/);
  const misspelt = await run("backup", folder, { DATABASE_URL: "jobs" });
  assert.match(misspelt.said, /^DATABASE_URL must begin with [^ ]+\.$/);
  await rm(folder, { recursive: true });
});

backups.run();
