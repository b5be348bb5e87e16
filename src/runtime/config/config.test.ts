import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Environment, live, s3, stripe } from "../../../tests/support/environments.ts";
import { site } from "../../content/site.ts";
import { locales } from "../../shared/languages.ts";
import { retentionDays } from "../../shared/retention.ts";
import { readConfig, readDatabaseConfig } from "./config.ts";

const accepted: [string, Environment, Partial<ReturnType<typeof readConfig>>][] = [
  [
    "starts without a single variable",
    {},
    {
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      production: false,
      payments: "test",
      feeCents: 5000,
      dataDir: ".data",
      rateLimitScale: 1,
      drainSeconds: 0,
      trustProxy: [],
      stripe: undefined,
      mail: undefined,
    },
  ],
  [
    "takes a variable that is set to nothing for not set",
    { PORT: " ", DATABASE_URL: "" },
    { port: 3000, databaseUrl: undefined },
  ],
  ["draws the address from the port", { PORT: "8080" }, { siteUrl: "http://localhost:8080" }],
  [
    "drops the slash at the end of the address",
    { SITE_URL: "http://localhost:3000/" },
    { siteUrl: "http://localhost:3000" },
  ],
  [
    "is not in production on another loopback address",
    { SITE_URL: "https://[::1]:3000" },
    { production: false },
  ],
  ["speaks all languages on a new machine", {}, { languages: [...locales] }],
  ["speaks English in production", live, { languages: ["en"] }],
  [
    "speaks the languages that are named, and English always",
    { ...live, LANGUAGES: "ar , es" },
    { languages: ["en", "es", "ar"] },
  ],
  [
    "speaks fewer languages on a developer's machine when told to",
    { LANGUAGES: "ar" },
    { languages: ["en", "ar"] },
  ],
  ["checks no employer on a new machine", {}, { employerCheck: "none", unpaidWithheld: false }],
  ["checks employers in production", live, { employerCheck: "before", unpaidWithheld: true }],
  [
    "checks no employer in production when it is told so, and withholds what is unpaid",
    { ...live, EMPLOYER_CHECK: "none" },
    { employerCheck: "none", unpaidWithheld: true },
  ],
  [
    "checks employers outside production when it is told so",
    { EMPLOYER_CHECK: "before" },
    { employerCheck: "before", unpaidWithheld: true },
  ],
  ["is in production on a public address", live, { production: true, payments: "none" }],
  [
    "is in production when the operator says so",
    { ...live, SITE_URL: "http://localhost:1", NODE_ENV: "production" },
    { production: true },
  ],
  [
    "takes test payments in production when told to",
    { ...live, ALLOW_TEST_PAYMENTS: "1" },
    { payments: "test" },
  ],
  [
    "takes real payments with Stripe's keys",
    { ...stripe, STRIPE_API_BASE: "http://127.0.0.1:9/" },
    {
      payments: "stripe",
      stripe: {
        secretKey: "sk_test_1",
        publishableKey: "pk_test_1",
        webhookSecret: undefined,
        apiBase: "http://127.0.0.1:9",
        live: false,
      },
    },
  ],
  [
    "knows a live key",
    {
      ...stripe,
      DATABASE_URL: "postgres://db/jobs",
      STRIPE_SECRET_KEY: "rk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    },
    {
      stripe: {
        secretKey: "rk_live_1",
        publishableKey: "pk_live_1",
        webhookSecret: undefined,
        apiBase: undefined,
        live: true,
      },
    },
  ],
  ["listens at an address of IPv6", { HOST: "::" }, { host: "::" }],
  ["listens at a name", { HOST: "site-1.internal" }, { host: "site-1.internal" }],
  ...[
    "postgres:///jobs?host=/var/run/postgresql",
    "postgresql://root:a,b%2F@one:5433,[::1]:5434/jobs",
    "postgres://%2Fvar%2Frun%2Fpostgresql/jobs",
  ].map((databaseUrl): (typeof accepted)[number] => [
    `connects to ${databaseUrl}`,
    { DATABASE_URL: databaseUrl },
    { databaseUrl },
  ]),
  [
    "keeps documents in the data folder",
    { DATA_DIR: "/srv/jobs" },
    { storage: { kind: "fs", folder: "/srv/jobs/files" } },
  ],
  [
    "keeps documents in S3",
    s3,
    {
      storage: {
        kind: "s3",
        endpoint: "https://s3.example",
        region: "us-east-1",
        bucket: "jobs",
        accessKeyId: "id",
        secretAccessKey: "key",
      },
    },
  ],
  [
    "mails by SMTP",
    { SMTP_URL: "smtps://user:word@mail.example" },
    { mail: { kind: "smtp", url: "smtps://user:word@mail.example" } },
  ],
  [
    "mails by HTTP",
    { MAIL_API_URL: "https://mail.example/send", MAIL_API_KEY: "k" },
    { mail: { kind: "api", url: "https://mail.example/send", key: "k" } },
  ],
  ["sends from the site's own host", live, { mailFrom: "no-reply@jobs.example" }],
  [
    "has the content's address for the operator's outside production",
    {},
    { operatorEmail: site.contactEmail },
  ],
  ["has no operator's address in production unless told", live, { operatorEmail: undefined }],
  [
    "takes the operator's address",
    { ...live, OPERATOR_EMAIL: "office@jobs.example" },
    { operatorEmail: "office@jobs.example" },
  ],
  ["lets nobody scan documents unless told", {}, { clamd: undefined }],
  ["takes a scanner's port", { CLAMD: "scanner:3310" }, { clamd: { host: "scanner", port: 3310 } }],
  ["takes a scanner's IPv6 address", { CLAMD: "[::1]:3310" }, { clamd: { host: "::1", port: 3310 } }],
  [
    "takes a scanner's socket",
    { CLAMD: "/run/clamav/clamd.ctl" },
    { clamd: { path: "/run/clamav/clamd.ctl" } },
  ],
  ["sends from an address alone", { MAIL_FROM: "jobs@localhost" }, { mailFrom: "jobs@localhost" }],
  [
    "sends from an address with a name",
    { MAIL_FROM: '"Jobs, overseas" <jobs@jobs.example>' },
    { mailFrom: '"Jobs, overseas" <jobs@jobs.example>' },
  ],
  [
    "believes the proxies that are named",
    { TRUST_PROXY: "10.0.0.0/8, ::1" },
    { trustProxy: ["10.0.0.0/8", "::1"] },
  ],
  ["applies without a fee", { APPLICATION_FEE_CENTS: "0" }, { feeCents: 0 }],
  [
    "keeps things as long as it is told",
    { RETENTION_DRAFT_DAYS: "7" },
    { retention: { ...retentionDays(), draft: 7, refundedDraft: 7 } },
  ],
  ["keeps the spaces of a password", { ADMIN_PASSWORD: " a b " }, { adminPassword: " a b " }],
];

const config = suite("readConfig");

for (const [behaviour, environment, expected] of accepted) {
  config(behaviour, () => {
    const actual = readConfig(environment);
    const keys = Object.keys(expected) as (keyof typeof expected)[];
    assert.equal(Object.fromEntries(keys.map((key) => [key, actual[key]])), expected);
  });
}

config("lets a command open the database of a site that is set up in part", () => {
  const environment = { SITE_URL: "https://jobs.example", DATABASE_URL: "postgres://db/jobs" };
  assert.equal(readDatabaseConfig(environment), { databaseUrl: "postgres://db/jobs", dataDir: ".data" });
});

config.run();
