import { readdirSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import * as assert from "uvu/assert";
import { pdf } from "../support/document-fixtures.ts";
import { pay, prepare, upload } from "../support/fixtures.ts";
import { anApplicant, complete, submit } from "../support/payment-steps.ts";
import { Browser } from "../support/site.ts";
import { administratorsPassword } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { besideSuite, isFound, note, walk } from "./beside.ts";
import { type ComposedSite, composedSite, imageOf, inspect, leftOver } from "./composed-site.ts";
import { baseArchive } from "./container-base.ts";
import { build, forgetContainers, importImage, podman } from "./containers.ts";
import { applicationsOf } from "./restored-site.ts";

const base = "localhost/landfall-base";
/** The port that compose.yaml publishes. */
const url = "http://127.0.0.1:3000";
const programs = ["docker-compose", "podman", "netavark", "catatonit", "buildah", "debootstrap", "runc"];
const missing = programs.filter((name) => !isFound(name));

const obstacle =
  process.getuid?.() !== 0
    ? "only root may"
    : missing.length > 0
      ? `without ${missing.join(", ")}`
      : (await isTaken(3000))
        ? "port 3000 is taken"
        : undefined;

if (obstacle) {
  note("docker-compose", "compose.yaml as a whole", `not tried: ${obstacle}`);
} else {
  const beside = besideSuite("compose.yaml, docker-compose and podman");
  const test = walk("docker-compose", beside);
  let site: ComposedSite;
  let known: Awaited<ReturnType<typeof applicationsOf>>;

  beside.before(async () => {
    importImage(baseArchive(), base);
    build(imageOf("site"), base, "--format=docker");
    build(imageOf("migrate"), base, "--format=docker", "--target=tools");
    podman("tag", imageOf("migrate"), imageOf("tools"));
    build("docker.io/library/postgres:17", base, "--file", "tests/beside/database.Dockerfile");
    site = await composedSite({
      SITE_URL: url,
      SECRET_KEY: "0123456789abcdef0123456789abcdef",
      ADMIN_PASSWORD: administratorsPassword,
      ALLOW_TEST_PAYMENTS: "1",
      POSTGRES_PASSWORD: "ofTheSuperuser",
      DATABASE_OWNER_PASSWORD: "ofTheOwner",
      DATABASE_SITE_PASSWORD: "ofTheSite",
    });
  });
  beside.after(async () => {
    await site?.stop();
    forgetContainers();
  });

  /** The images are there, so docker-compose makes none. */
  async function up(...services: string[]): Promise<void> {
    await site.compose("up", "--detach", "--no-build", ...services);
  }

  const isHealthy = () =>
    until("the site is healthy", async () => {
      await wait(500);
      return inspect("site", "Health.Status") === "healthy";
    });

  test("compose.yaml as a whole: the migration ends, then the site is healthy", async () => {
    await up();
    await isHealthy();
    assert.equal([inspect("migrate", "Status"), inspect("migrate", "ExitCode")], ["exited", "0"]);
    const page = await fetch(url);
    assert.is(page.status, 200);
    assert.match(await page.text(), /<h1/);
  });

  test("an application with a document, paid by the test gateway", async () => {
    const document = pdf(400_000);
    const browser = new Browser({ url });
    const application = { ...anApplicant(), resumeUrl: await upload(browser, document) };
    const intent = await prepare(browser, application);
    assert.is((await pay(browser, intent)).status, 200);
    const id = await submit(browser, application);
    assert.is((await complete(browser, id, intent)).status, 200);
    known = await applicationsOf(url);
    assert.equal(
      known.list.map((one) => [one.id, one.paymentStatus]),
      [[id, "completed"]],
    );
    assert.equal(known.documents, [Buffer.from(document)]);
  });

  test("docker-compose down and up, which keeps the application and its document", async () => {
    await site.compose("down");
    assert.is(await isTaken(3000), false);
    await up();
    await isHealthy();
    assert.equal(await applicationsOf(url), known);
  });

  test("a backup, the volumes destroyed, and the backup restored", async () => {
    await site.compose("run", "--rm", "-T", "tools", "backup", "--", "/backups/first");
    assert.equal(readdirSync(join(site.backups, "first")).sort(), ["database.dump", "files"]);
    await site.compose("down", "--volumes");
    assert.equal(leftOver().volumes, "");
    await up("database");
    await site.compose("run", "--rm", "-T", "tools", "restore", "--", "/backups/first");
    await up();
    await isHealthy();
    assert.equal(await applicationsOf(url), known);
  });

  test("docker-compose down --volumes, which leaves nothing", async () => {
    await site.compose("down", "--volumes");
    assert.equal(leftOver(), { containers: "", volumes: "", networks: "" });
  });

  beside.run();
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(true));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(false)));
  });
}
