import "./shared/check-node.mjs";
import { build } from "./build.mjs";
import { install } from "./shared/install.mjs";
import { portableTests } from "./test/portable-tests.mjs";
import { testEnvironment } from "./test/test-environment.mjs";
import { runCheck, runTestFiles } from "./test/test-files.mjs";

const phases = [
  { name: "types", run: types },
  { name: "lint", run: lint },
  { name: "tests, embedded database", run: onEmbeddedDatabase },
  { name: "request tests, PostgreSQL", run: onPostgres, full: true },
  { name: "request tests, workerd", run: onWorkerd, full: true, built: true },
  { name: "journeys, browser", run: inBrowser, full: true, built: true },
  { name: "journeys, checked employers", run: inBrowserWithCheck, full: true, built: true },
  { name: "journeys, workerd", run: inBrowserOnWorkerd, full: true, built: true },
  { name: "abuse, quick", run: underAbuse, full: true, built: true },
  { name: "faults, short", run: underFaults, full: true, built: true },
];

const tests = "^(src|islands|bench|scripts|tests)/.*\\.test\\.tsx?$";
// Killing a seeding again and again takes a quarter of a minute: not while one waits for it.
const quickTests = "^(src|islands|bench|scripts|tests)/(?!.*seed-kills).*\\.test\\.tsx?$";
// What is left out knows no database.
const databaseTests =
  "^(src/(?!components|content|runtime|shared)|tests/structure/site-role).*\\.test\\.tsx?$";
const journeys = "^tests/.*\\.e2e\\.tsx?$";
// Those that walk. The others measure the pages themselves, which are the same bytes, or how Node starts.
const walks =
  "accounts|admin|admin-frame|alerts|application-status|apply|apply-other-vacancy|crawl|employer|employer-check|employer-return|job-filters|jobs|keyboard|payment|reviews|toast|tracking|upload";
// An employer posts or a candidate applies in these. EMPLOYER_CHECK changes nothing in the other walks.
const walksWithEmployers =
  "application-status|apply|employer|employer-check|employer-return|payment|tracking";
const abuse = "^tests/abuse/.*\\.abuse\\.ts$";
const faults = "^tests/faults/.*\\.faults\\.ts$";
const withoutPostgres = "no PostgreSQL: install it (Debian: postgresql) or set TEST_DATABASE_URL";

const quick = process.argv[2] === "quick";
const env = testEnvironment();
const sum = { passed: 0, failed: 0, failures: [] };
const postgres = { server: undefined };

if (!(await install())) finish({ passed: 0, failed: 1, failures: ["the packages cannot be installed"] });
const built = await build();
if (!built) {
  sum.failed++;
  sum.failures.push("the site does not build");
}
for (const phase of phases.filter((phase) => !quick || !phase.full)) await runPhase(phase);
await postgres.server?.stop();
finish(sum);

async function runPhase(phase) {
  console.log(`\n== ${phase.name}`);
  const begun = Date.now();
  const { passed, failed, failures = failed > 0 ? ["see above"] : [] } = await outcome(phase);
  sum.passed += passed;
  sum.failed += failed;
  sum.failures.push(...failures.map((failure) => `${phase.name}: ${failure}`));
  console.log(
    `== ${phase.name}: ${passed} passed, ${failed} failed, ${((Date.now() - begun) / 1000).toFixed(1)} s`,
  );
}

async function outcome(phase) {
  if (phase.built && !built) return failure("it needs the build");
  try {
    return await phase.run();
  } catch (error) {
    return failure(error.stack);
  }
}

function failure(reason) {
  console.error(`  failed: ${reason}`);
  return { passed: 0, failed: 1, failures: [reason] };
}

function types() {
  return runCheck({ args: ["node_modules/typescript/bin/tsc", "--noEmit"], limitSeconds: 180, env });
}

function lint() {
  return runCheck({ args: ["node_modules/@biomejs/biome/bin/biome", "check", "."], limitSeconds: 180, env });
}

function onEmbeddedDatabase() {
  return runTestFiles({ pattern: quick ? quickTests : tests, limitSeconds: 1500, env });
}

async function onPostgres() {
  const server = await postgresServer();
  if (!server) return unavailable();
  const url = await server.createDatabase("requests");
  return runTestFiles({
    pattern: databaseTests,
    limitSeconds: 1500,
    env: { ...env, TEST_DATABASE_URL: url },
  });
}

async function onWorkerd() {
  const server = await postgresServer();
  if (!server) return unavailable();
  const { startMigratedWorker } = await import("../tests/support/worker-server.mjs");
  const pattern = await portableTests();
  const url = await server.createDatabase("worker");
  const worker = await startMigratedWorker(url, env);
  try {
    const variables = { ...env, ...worker.environment, TEST_DATABASE_URL: url };
    const counts = await runTestFiles({ pattern, limitSeconds: 600, env: variables });
    if (counts.failed > 0) console.log(`The Worker said last:\n${worker.said.slice(-40).join("\n")}`);
    return counts;
  } finally {
    await worker.stop();
  }
}

async function inBrowser(pattern = journeys, variables = env) {
  const { findChromium } = await import("./test/chromium.mjs");
  const chromium = await findChromium();
  if (!chromium) return failure("no Chromium that runs: install it (Debian: chromium) or set CHROMIUM_PATH");
  return runTestFiles({ pattern, limitSeconds: 1500, env: { ...variables, CHROMIUM_PATH: chromium } });
}

function inBrowserWithCheck() {
  return inBrowser(`^tests/journeys/(${walksWithEmployers})\\.e2e\\.ts$`, {
    ...env,
    EMPLOYER_CHECK: "before",
  });
}

/** As in production. The phase "journeys, browser" runs with EMPLOYER_CHECK=none, its value elsewhere. */
async function inBrowserOnWorkerd() {
  const server = await postgresServer();
  if (!server) return unavailable();
  const url = await server.createDatabase("journeys");
  const variables = { ...env, JOURNEYS_ON: "workerd", TEST_DATABASE_URL: url, EMPLOYER_CHECK: "before" };
  return inBrowser(`^tests/journeys/(${walks})\\.e2e\\.ts$`, variables);
}

async function underAbuse() {
  const server = await postgresServer();
  if (!server) return unavailable();
  const url = await server.createDatabase("abuse");
  return runTestFiles({ pattern: abuse, limitSeconds: 600, env: { ...env, TEST_DATABASE_URL: url } });
}

async function underFaults() {
  const server = await postgresServer();
  if (!server) return unavailable();
  const url = await server.createDatabase("faults");
  return runTestFiles({ pattern: faults, limitSeconds: 600, env: { ...env, TEST_DATABASE_URL: url } });
}

/** One server for all phases, started by the first that needs it; its module needs the installed packages. */
async function postgresServer() {
  const { startPostgres } = await import("../tests/support/postgres-server.mjs");
  postgres.server ??= await startPostgres();
  return postgres.server;
}

/** On a developer's machine PostgreSQL may be missing; where a green run means something it may not. */
function unavailable() {
  if (env.CI === "true") return failure(withoutPostgres);
  console.log(`  SKIPPED: ${withoutPostgres}`);
  return { passed: 0, failed: 0 };
}

/** What failed is said again at the end: thousands of lines lie above it. */
function finish({ passed, failed, failures }) {
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
