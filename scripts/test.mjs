import "./shared/check-node.mjs";
import { build } from "./build.mjs";
import { install } from "./shared/install.mjs";
import { filledDatabase, filledFolder } from "./test/filled-sites.mjs";
import { portableTests } from "./test/portable-tests.mjs";
import { testEnvironment } from "./test/test-environment.mjs";
import { runCheck, runTestFiles } from "./test/test-files.mjs";

/** npm test runs "usual"; test:quick, test:deep, test:files, test:browser and test:stripe run the others. */
const quick = [
  { name: "types", run: types },
  { name: "lint", run: lint },
  { name: "tests, embedded database", run: onEmbeddedDatabase },
];
const runs = {
  quick,
  usual: [
    ...quick,
    { name: "request tests, PostgreSQL", run: onPostgres },
    { name: "journeys, browser", run: inBrowser, built: true },
  ],
  deep: [
    { name: "pages, browser", run: inBrowserPages, built: true },
    { name: "request tests, workerd", run: onWorkerd, built: true },
    { name: "journeys, workerd", run: inBrowserOnWorkerd, built: true },
    { name: "abuse, quick", run: underAbuse, built: true },
    { name: "faults, short", run: underFaults, built: true },
  ],
  files: [{ name: "tests, embedded database", run: onNamedFiles, built: true }],
  browser: [{ name: "named journeys and pages, browser", run: inBrowserNamed, built: true }],
  stripe: [{ name: "Stripe", run: onStripe, built: true }],
};

const tests = "^(src|islands|bench|scripts|tests)/.*\\.test\\.tsx?$";
// The slowest files begin first, because otherwise one lane would run such a file alone at the end.
const slowTests =
  /hostile-text|plans|site-server|embedded-database|roles|one-time-codes|limits|employer-applications|dump|retention/;
const slowJourneys = /accessib|weight|crawl|dev|start|apply|admin|employer|payment/;
// One file may take ten minutes on a very busy machine.
const inLanes = { lanes: 2, limitSeconds: 600 };
// Two lanes with a browser leave a quarter of two cores idle. With three, a file gets less of a busy machine.
const inBrowserLanes = { lanes: 3, limitSeconds: 900 };
const quickPasswords = ["./scripts/test/quick-passwords.mjs"];
// The other tests need no database.
const databaseTests =
  "^(src/(?!components|content|emails|runtime|services/documents|shared)|tests/structure/site-role).*\\.test\\.tsx?$";
const journeys = "^tests/journeys/.*\\.e2e\\.tsx?$";
const pages = "^tests/pages/.*\\.e2e\\.tsx?$";
// The other journeys measure the same bytes again, or how Node starts.
const walks =
  "accounts|admin|admin-frame|alerts|application-status|apply|apply-other-job|crawl|employer|employer-check|employer-return|job-filters|jobs|keyboard|payment|reviews|toast|tracking|upload";
const abuse = "^tests/abuse/.*\\.abuse\\.ts$";
const faults = "^tests/faults/.*\\.faults\\.ts$";
const withoutPostgres = "no PostgreSQL: install it (Debian: postgresql) or set TEST_DATABASE_URL";

const phases = runs[process.argv[2] ?? "usual"];
const sum = { passed: 0, failed: 0, failures: [], output: [], skipped: undefined };
const postgres = { server: undefined };

if (!(await install())) {
  sum.failed++;
  sum.failures.push("the packages cannot be installed");
  finish(sum);
}
const env = testEnvironment();
const built = await build();
if (!built) {
  sum.failed++;
  sum.failures.push("the site does not build");
}
for (const phase of phases) await runPhase(phase);
await postgres.server?.stop();
finish(sum);

async function runPhase(phase) {
  console.log(`\n== ${phase.name}`);
  const begun = Date.now();
  const { passed, failed, failures = failed > 0 ? ["see above"] : [], output = [] } = await outcome(phase);
  sum.passed += passed;
  sum.failed += failed;
  sum.failures.push(...failures.map((failure) => `${phase.name}: ${failure}`));
  sum.output.push(...output);
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
  return runTestFiles({ pattern: tests, first: slowTests, ...inLanes, preload: quickPasswords, env });
}

function onNamedFiles() {
  const pattern = named("test");
  if (!pattern) return failure("name a file or a folder: npm run test:files -- src/domain/mail");
  return runTestFiles({ pattern, limitSeconds: inLanes.limitSeconds, preload: quickPasswords, env });
}

function inBrowserNamed() {
  const pattern = named("e2e");
  return pattern ? inBrowser(pattern) : failure("name a file: npm run test:browser -- pages/page-weight");
}

/** The arguments are parts of paths. */
function named(kind) {
  const names = process.argv.slice(3);
  return names.length > 0 && `^(?=.*(${names.join("|")})).*\\.${kind}\\.tsx?$`;
}

/** The key of Stripe's test mode is all that this run takes from the shell. */
function onStripe() {
  const withKey = { ...env, TEST_STRIPE_SECRET_KEY: process.env.TEST_STRIPE_SECRET_KEY };
  return runTestFiles({ pattern: "stripe-account\\.test", limitSeconds: inLanes.limitSeconds, env: withKey });
}

async function onPostgres() {
  const server = await postgresServer();
  if (!server) return unavailable();
  return runTestFiles({
    pattern: databaseTests,
    first: slowTests,
    ...inLanes,
    preload: quickPasswords,
    openLane: () => onDatabaseOf(server, "requests"),
  });
}

async function onWorkerd() {
  const server = await postgresServer();
  if (!server) return unavailable();
  const { startMigratedWorker } = await import("../tests/support/worker-server.mjs");
  const { startPrism } = await import("../tests/support/prism.mjs");
  const workers = [];
  const prisms = [];
  const counts = await runTestFiles({ pattern: await portableTests(), ...inLanes, openLane });
  for (const { said } of counts.failed > 0 ? workers : [])
    console.log(`A Worker said last:\n${said.slice(-40).join("\n")}`);
  const compared = prisms.reduce((calls, prism) => calls + prism.compared(), 0);
  console.log(`  Prism compared ${compared} answers with /openapi.json`);
  return compared > 0 ? counts : failure("Prism saw no call");

  async function openLane() {
    const { env: variables } = await onDatabaseOf(server, "worker");
    const worker = await startMigratedWorker(variables.TEST_DATABASE_URL, env);
    workers.push(worker);
    const prism = await startPrism(worker.url, env);
    prisms.push(prism);
    return {
      env: { ...variables, ...worker.environment, TEST_PRISM_URL: prism.url },
      close: () => Promise.all([prism.stop(), worker.stop()]),
    };
  }
}

async function inBrowser(pattern = journeys, openLane = onFilledFolder) {
  const { findChromium } = await import("./test/chromium.mjs");
  if (!(await findChromium()))
    return failure("no Chromium that runs: install it (Debian: chromium) or set CHROMIUM_PATH");
  return runTestFiles({ pattern, first: slowJourneys, ...inBrowserLanes, openLane });
}

function inBrowserPages() {
  return inBrowser(pages);
}

/** Runs with EMPLOYER_CHECK=before, as production does. The phase "journeys, browser" runs with "none". */
async function inBrowserOnWorkerd() {
  const server = await postgresServer();
  if (!server) return unavailable();
  return inBrowser(`^tests/(journeys|pages)/(${walks})\\.e2e\\.ts$`, () =>
    onFilledDatabaseOf(server, { JOURNEYS_ON: "workerd", EMPLOYER_CHECK: "before" }),
  );
}

async function onFilledFolder() {
  return { env: { ...env, TEST_FILLED_FOLDER: await filledFolder(env) } };
}

async function onFilledDatabaseOf(server, variables) {
  const template = await filledDatabase(server, { ...env, ...variables });
  return {
    env: { ...env, ...variables, TEST_DATABASE_URL: await server.createDatabase("journeys", template) },
  };
}

async function underAbuse() {
  const server = await postgresServer();
  if (!server) return unavailable();
  return runTestFiles({ pattern: abuse, limitSeconds: 600, openLane: () => onDatabaseOf(server, "abuse") });
}

async function underFaults() {
  const server = await postgresServer();
  if (!server) return unavailable();
  return runTestFiles({ pattern: faults, limitSeconds: 600, openLane: () => onDatabaseOf(server, "faults") });
}

/** Each process has a database of its own, because a test may take what another has queued. */
async function onDatabaseOf(server, name, variables = {}) {
  return { env: { ...env, ...variables, TEST_DATABASE_URL: await server.createDatabase(name) } };
}

/** Imported late, because the packages must be installed. */
async function postgresServer() {
  const { startPostgres } = await import("../tests/support/postgres-server.mjs");
  postgres.server ??= await startPostgres();
  return postgres.server;
}

/** A developer may lack PostgreSQL. In CI a green run means that it was there. */
function unavailable() {
  if (env.CI === "true") return failure(withoutPostgres);
  console.log(`  SKIPPED: ${withoutPostgres}`);
  sum.skipped = withoutPostgres;
  return { passed: 0, failed: 0 };
}

function finish({ passed, failed, failures, output, skipped }) {
  if (output.length > 0) console.log(`\n== What the failed files said\n${output.join("\n")}`);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join("\n")}`);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, SKIPPED: ${skipped}` : ""}`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
