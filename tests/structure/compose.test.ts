import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readConfig } from "../../src/runtime/config/config.ts";
import { settingNames } from "../../src/runtime/config/settings.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

type Environment = Record<string, string>;

/** The lines of one service. */
const serviceOf = (name: string) =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, "m").exec(read("compose.yaml"))![1]!;

/** Gives the environment of a service when `.env` holds these settings. */
function handedOver(service: string, settings: Environment): Environment {
  assert.match(serviceOf(service), /^ {4}env_file: \.env$/m);
  const lines = [...serviceOf(service).matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)];
  const filledIn = (value: string) =>
    value.replace(/^""$/, "").replace(/\$\{(\w+):\?\}/g, (_, name) => settings[name] ?? "");
  return { ...settings, ...Object.fromEntries(lines.map(([, name, value]) => [name!, filledIn(value!)])) };
}

const needed = {
  SITE_URL: "https://jobs.example",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  ADMIN_PASSWORD: "a password for tests",
  DATABASE_SITE_PASSWORD: "secret",
};
const passwords = { POSTGRES_PASSWORD: "of the superuser", DATABASE_OWNER_PASSWORD: "of the owner" };
const image = { NODE_ENV: "production", HOST: "0.0.0.0", PORT: "3000", DATA_DIR: "/data" };

const compose = suite("compose.yaml");

compose("hands every setting of .env to the site, but for what it decides itself", () => {
  const all = Object.fromEntries(settingNames.map((name) => [name, `of .env: ${name}`]));
  const DATABASE_URL = "postgres://landfall_site:secret@database:5432/landfall";
  const handed = handedOver("site", { ...all, ...needed, ...passwords });
  const { DATABASE_SITE_PASSWORD: _, ...own } = needed;
  assert.equal(Object.fromEntries(settingNames.map((name) => [name, handed[name]])), {
    ...all,
    ...own,
    ...image,
    DATABASE_URL,
  });
});

compose("hands the site no password but its own", () => {
  const handed = Object.values(handedOver("site", { ...needed, ...passwords }));
  assert.equal(
    Object.values(passwords).filter((password) => handed.includes(password)),
    [],
  );
});

compose("starts a site that has what it needs, and nothing else", () => {
  const DATABASE_URL = "postgres://landfall_site:secret@database:5432/landfall";
  assert.equal(readConfig(handedOver("site", needed)), readConfig({ ...needed, ...image, DATABASE_URL }));
});

compose("lets the site sign in by its own role, once the owner has migrated", () => {
  const [site, migrate] = [serviceOf("site"), serviceOf("migrate")];
  assert.match(site, /depends_on:\n {6}migrate:\n {8}condition: service_completed_successfully/);
  assert.match(migrate, "DATABASE_URL: &owner postgres://landfall_owner:");
  assert.match(migrate, 'command: ["migrate", "--", "--grant", "landfall_site"]');
  assert.match(serviceOf("tools"), "DATABASE_URL: *owner");
  assert.match(serviceOf("database"), "./scripts/deploy/roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro");
  for (const [name] of [...read("scripts/deploy/roles.sql").matchAll(/DATABASE_\w+/g)])
    assert.match(serviceOf("database"), `${name}: \${${name}:?}`);
});

compose("brings the programs of its own PostgreSQL for backups", () => {
  assert.match(serviceOf("database"), "image: postgres:17\n");
  // Debian 13 has PostgreSQL 17.
  assert.match(read("Dockerfile"), /^ARG NODE_IMAGE=\S+node:\d+-trixie-slim$/m);
  assert.match(read("Dockerfile"), /^FROM \$NODE_IMAGE AS postgres\nRUN .* postgresql-client-17$/m);
});

compose("starts an image that holds every script that its start and its health check read", () => {
  const lastStage = read("Dockerfile")
    .split(/^FROM /m)
    .at(-1)!;
  const copied = [...lastStage.matchAll(/^COPY (scripts\/\S+) \1$/gm)].map(([, file]) => file!);
  const [, begun] = /^CMD \["node", "(.+)"\]$/m.exec(lastStage)!;
  const [, checked] = /^HEALTHCHECK .* CMD \["node", "(.+)"\]$/m.exec(lastStage)!;
  const needed = new Set([begun!, checked!]);
  for (const file of needed)
    for (const [, imported] of read(file).matchAll(/(?:from |import\()"(\.\.?\/.+?)"/g)) {
      const path = join(dirname(file), imported!);
      if (path.startsWith("scripts/")) needed.add(path);
    }
  assert.equal(copied.toSorted(), [...needed].toSorted());
});

compose(
  "asks for the site's health as the image does, because images of the OCI format carry no health check",
  () => {
    const [, command] = /^HEALTHCHECK .* CMD (\[.+\])$/m.exec(read("Dockerfile"))!;
    const [, asked] = /^ {6}test: (\[.+\])$/m.exec(serviceOf("site"))!;
    assert.equal(JSON.parse(asked!), ["CMD", ...JSON.parse(command!)]);
  },
);

compose.run();
