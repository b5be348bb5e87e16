import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { type NewDatabase, newDatabase } from "../support/new-database.ts";
import { besideSuite, isFound, walk } from "./beside.ts";
import { baseArchive } from "./container-base.ts";
import {
  asOci,
  build,
  forgetContainers,
  importImage,
  inContainer,
  megabytesOf,
  podman,
} from "./containers.ts";
import { startDatabaseContainer } from "./database-container.ts";
import { assertRestored } from "./restored-site.ts";
import { confined, environment, folderOfAccount, startSite } from "./site-container.ts";

const base = "localhost/landfall-base";
const commands = "localhost/landfall-tools";
const site = "localhost/landfall-site";
const siteAsOci = "localhost/landfall-site-oci";
const most = { commands: 500, site: 500 };

const isRoot = process.getuid?.() === 0;
if (isRoot && ["buildah", "podman", "debootstrap", "runc"].every(isFound)) {
  const beside = besideSuite("buildah and podman");
  const built = walk("buildah", beside);
  const runs = walk("podman", beside);
  let database: NewDatabase;

  beside.before(async () => {
    database = await newDatabase({ max: 2 });
    importImage(baseArchive(), base);
  });
  beside.after(async () => {
    forgetContainers();
    await database.drop();
  });

  built("the image of the commands", async () => {
    build(commands, base, "--format=docker", "--target=tools");
    return sizeWithin(commands, most.commands);
  });

  built("the image of the site", async () => {
    build(site, base, "--format=docker");
    return sizeWithin(site, most.site);
  });

  runs("the commands that migrate, back up and read the backup", async () => {
    const as = environment({ DATABASE_URL: database.url });
    inContainer("--rm", ...as, commands, "migrate");
    assert.is((await database.sql`select count(*)::int as jobs from jobs`)[0]?.jobs, 0);
    const backups = folderOfAccount();
    const volume = ["--volume", `${backups}:/backups`];
    inContainer("--rm", ...as, ...volume, ...confined, commands, "backup", "--", "/backups/first");
    assert.ok(readdirSync(join(backups, "first")).includes("database.dump"));
    const list = ["--entrypoint", "pg_restore", commands, "--list", "/backups/first/database.dump"];
    assert.match(inContainer("--rm", ...volume, ...list), /TABLE DATA public applications /);
  });

  runs("the commands that restore a backup into an empty PostgreSQL 17 and an empty folder", async () => {
    const server = await startDatabaseContainer(base);
    try {
      const urls = [await server.createDatabase("before"), await server.createDatabase("after")] as const;
      await assertRestored(commands, [...urls]);
    } finally {
      server.destroy();
    }
  });

  runs("the site without privileges, on a root that it cannot write to", async () => {
    const { url, run, stop } = await startSite(site, database.url);
    try {
      const { stdout } = run("cat", "/proc/1/status");
      assert.match(stdout, /^Uid:\t1000\t1000\t1000\t1000$/m);
      assert.match(stdout, /^CapEff:\t0+$/m);
      assert.match(stdout, /^NoNewPrivs:\t1$/m);
      assert.match(run("touch", "/site/file").stderr, /Read-only file system/);
      assert.is(run("touch", "/data/file").status, 0);
      const page = await fetch(`${url}/jobs`);
      assert.match(await page.text(), /<h1/);
    } finally {
      stop();
    }
  });

  runs("the health check of the docker format, and none of the OCI format", async () => {
    asOci(site, siteAsOci);
    const kept = (image: string) => podman("image", "inspect", "--format", "{{json .HealthCheck}}", image);
    assert.equal(JSON.parse(kept(site)).Test, ["CMD", ...checkOfCompose()]);
    assert.is(kept(siteAsOci), "null");
  });

  runs("the health check that compose.yaml names, on an image of the OCI format", async () => {
    const command = `--health-cmd=${checkOfCompose().join(" ")}`;
    const { run, checkHealth, stop } = await startSite(siteAsOci, database.url, command);
    try {
      const { status, stdout, stderr } = checkHealth();
      assert.is(status, 0, stdout + stderr);
      assert.is(run(...checkOfCompose()).status, 0);
      assert.is(run("env", "PORT=1", ...checkOfCompose()).status, 1, "nobody listens there");
    } finally {
      stop();
    }
  });

  beside.run();
}

function sizeWithin(image: string, most: number): string {
  const size = megabytesOf(image);
  assert.ok(size <= most, `${size} MB, and ${most} MB are allowed`);
  return `${size} MB, of ${most} allowed; the base has ${megabytesOf(base)}`;
}

/** The command without its first word, CMD. */
function checkOfCompose(): string[] {
  const compose = readFileSync(new URL("../../compose.yaml", import.meta.url), "utf8");
  const [, command = ""] = /^ {6}test: (\["CMD", "node", .*\])$/m.exec(compose) ?? [];
  return (JSON.parse(command) as string[]).slice(1);
}
