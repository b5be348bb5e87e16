import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readConfig } from "../../src/runtime/config/config.ts";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

type Environment = Record<string, string>;

/** The lines of one service. */
const serviceOf = (name: string) =>
  new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n|\\n)+)`, "m").exec(read("compose.yaml"))![1]!;

/** What `compose.yaml` hands to the site, when this stands in `.env`. */
function handedOver(settings: Environment): Environment {
  const lines = [...serviceOf("site").matchAll(/^ {6}([A-Z][A-Z0-9_]*): (.*)$/gm)];
  const filledIn = (value: string) =>
    value.replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name, otherwise) => settings[name] || otherwise);
  return Object.fromEntries(lines.map(([, name, value]) => [name!, filledIn(value!)]));
}

/** Every variable that the configuration asks for. */
function asked(settings: Environment): string[] {
  const names = new Set<string>();
  readConfig(
    new Proxy(settings, {
      get: (given, name: string) => {
        names.add(name);
        return given[name];
      },
    }),
  );
  return [...names];
}

const needed = {
  SITE_URL: "https://jobs.example",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  ADMIN_PASSWORD: "a password for tests",
  DATABASE_SITE_PASSWORD: "secret",
};
const all = {
  ...needed,
  DATABASE_URL: "postgres://landfall_site:secret@database:5432/landfall",
  STORAGE: "s3",
  S3_ENDPOINT: "https://s3.example",
  S3_BUCKET: "jobs",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
  MAIL_API_URL: "https://mail.example",
  MAIL_API_KEY: "key",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

const compose = suite("compose.yaml");

compose("hands every setting of .env to the site, but for what the image decides", () => {
  const ofImage = [...read("Dockerfile").matchAll(/^ENV (.*)$/gm)].flatMap(([, set]) =>
    set!.match(/\w+(?==)/g),
  );
  const handed = Object.keys(handedOver(needed));
  assert.equal(
    asked(all).filter((name) => !handed.includes(name) && !ofImage.includes(name)),
    [],
  );
  assert.equal(readConfig(handedOver(all)), readConfig(all));
});

compose("leaves at its default what .env does not name", () => {
  const { DATABASE_URL } = all;
  assert.equal(readConfig(handedOver(needed)), readConfig({ ...needed, DATABASE_URL }));
});

compose("lets the site sign in by its own role, once the owner has migrated", () => {
  const [site, migrate] = [serviceOf("site"), serviceOf("migrate")];
  assert.not.match(site, /OWNER|POSTGRES_/);
  assert.match(site, /depends_on:\n {6}migrate:\n {8}condition: service_completed_successfully/);
  assert.match(migrate, "DATABASE_URL: &owner postgres://landfall_owner:");
  assert.match(migrate, 'command: ["migrate", "--", "--grant", "landfall_site"]');
  assert.match(serviceOf("tools"), "DATABASE_URL: *owner");
  assert.match(serviceOf("database"), "./scripts/deploy/roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro");
  for (const [name] of [...read("scripts/deploy/roles.sql").matchAll(/DATABASE_\w+/g)])
    assert.match(serviceOf("database"), `${name}: \${${name}:?}`);
});

compose("brings the programs of its own PostgreSQL for backups", () => {
  const [, server] = /^ {2}database:\n {4}image: (.*)$/m.exec(read("compose.yaml"))!;
  assert.match(read("Dockerfile"), `FROM ${server} AS tools`);
});

compose("starts an image that holds every script its start reads", () => {
  const lastStage = read("Dockerfile")
    .split(/^FROM /m)
    .at(-1)!;
  const copied = [...lastStage.matchAll(/^COPY (scripts\/\S+) \1$/gm)].map(([, file]) => file!);
  const [, begun] = /^CMD \["node", "(.+)"\]$/m.exec(lastStage)!;
  const needed = new Set([begun!]);
  for (const file of needed)
    for (const [, imported] of read(file).matchAll(/(?:from |import\()"(\.\.?\/.+?)"/g))
      needed.add(join(dirname(file), imported!));
  assert.equal(copied.toSorted(), [...needed].toSorted());
});

compose.run();
