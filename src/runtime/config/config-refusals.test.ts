import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Environment, live, s3, stripe } from "../../../tests/support/environments.ts";
import { locales } from "../../shared/languages.ts";
import { readConfig } from "./config.ts";

const unreadable =
  "DATABASE_URL must be an address like postgres://user:password@host:5432/database; write / in the password as %2F and % as %25.";

const refused: [string, Environment, string][] = [
  ["a port that is none", { PORT: "http" }, 'PORT must be a whole number from 0 to 65535, but it is "http".'],
  [
    "a language that the site has no words for",
    { LANGUAGES: "es,tlh" },
    `LANGUAGES must be some of ${locales.join(", ")}, separated by commas, but it is "es,tlh".`,
  ],
  [
    "a port out of range",
    { PORT: "70000" },
    'PORT must be a whole number from 0 to 65535, but it is "70000".',
  ],
  [
    "unchecked employers with real money",
    {
      DATABASE_URL: "postgres://db/jobs",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
      EMPLOYER_CHECK: "none",
    },
    "EMPLOYER_CHECK must be before with a live Stripe key, because candidates pay real money.",
  ],
  [
    "an address without a scheme",
    { SITE_URL: "jobs.example" },
    "SITE_URL must be an address that begins with https:// or http://.",
  ],
  [
    "an address with a path",
    { SITE_URL: "http://localhost/jobs" },
    'SITE_URL must be only a scheme, a host and a port, like https://jobs.example, but it is "http://localhost/jobs".',
  ],
  [
    "an address with a password, without repeating it",
    { SITE_URL: "https://user:word@localhost" },
    "SITE_URL must be only a scheme, a host and a port, like https://jobs.example, without a user name or a password.",
  ],
  [
    "a host with its port",
    { HOST: "localhost:80" },
    'HOST must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them, but it is "localhost:80".',
  ],
  [
    "another kind of database",
    { DATABASE_URL: "mysql://root:word@db" },
    "DATABASE_URL must begin with postgres://.",
  ],
  ["a database's port that is none", { DATABASE_URL: "postgres://root:word@db:abc/jobs" }, unreadable],
  ["a second database's port that is none", { DATABASE_URL: "postgres://db,other:99999/jobs" }, unreadable],
  ["a password that breaks the database's address", { DATABASE_URL: "postgres://root:w%zz@db" }, unreadable],
  [
    "a short key, without repeating it",
    { SECRET_KEY: "short" },
    "SECRET_KEY must be 32 characters or longer.",
  ],
  [
    "a second factor that no app takes",
    { ADMIN_TOTP_SECRET: "10101010101010101010" },
    "ADMIN_TOTP_SECRET must be 16 or more base32 characters (A to Z and 2 to 7).",
  ],
  [
    "half of Stripe's keys",
    { STRIPE_SECRET_KEY: "sk_test_1" },
    "STRIPE_PUBLISHABLE_KEY must be set: Stripe's keys work only together.",
  ],
  [
    "the keys in each other's place",
    { STRIPE_SECRET_KEY: "pk_test_1", STRIPE_PUBLISHABLE_KEY: "sk_test_1" },
    "STRIPE_SECRET_KEY must be a key that begins with sk_ or rk_.\nSTRIPE_PUBLISHABLE_KEY must be a key that begins with pk_.",
  ],
  [
    "another secret in the webhook's place",
    { ...stripe, STRIPE_WEBHOOK_SECRET: "sk_test_1" },
    "STRIPE_WEBHOOK_SECRET must be the endpoint's signing secret (whsec_...), not another key or an id.",
  ],
  [
    "a live key beside a test key",
    { ...stripe, DATABASE_URL: "postgres://db/jobs", STRIPE_SECRET_KEY: "sk_live_1" },
    "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.",
  ],
  [
    "a live key on the embedded database",
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    "DATABASE_URL must be set: the embedded database is not safe enough for real money.",
  ],
  [
    "a fee that Stripe cannot charge",
    { ...stripe, APPLICATION_FEE_CENTS: "49" },
    'APPLICATION_FEE_CENTS must be 0, or 50 or more (Stripe charges no less), but it is "49".',
  ],
  [
    "a fee in dollars",
    { APPLICATION_FEE_CENTS: "50.00$" },
    'APPLICATION_FEE_CENTS must be a whole number from 0 to 99999999, but it is "50.00$".',
  ],
  [
    "production without what it needs",
    { SITE_URL: "https://jobs.example" },
    "DATABASE_URL, SECRET_KEY and ADMIN_PASSWORD must be set: this site is in production (SITE_URL is not an address of this machine, or NODE_ENV is production).",
  ],
  [
    "a short administrator's password in production",
    { ...live, ADMIN_PASSWORD: "fifteen letters" },
    "ADMIN_PASSWORD must be 16 characters or longer in production.",
  ],
  [
    "a common administrator's password in production",
    { ...live, ADMIN_PASSWORD: "Administrator2026!" },
    "ADMIN_PASSWORD is a common password. Choose another one in production.",
  ],
  [
    "a key of few characters in production",
    { ...live, SECRET_KEY: "abcdefg".repeat(5) },
    "SECRET_KEY must have 8 different characters or more in production. Make one with: openssl rand -hex 32",
  ],
  [
    "production with Stripe and no webhook",
    { ...live, ...stripe },
    "STRIPE_WEBHOOK_SECRET must be set: a site in production needs Stripe's webhook.",
  ],
  [
    "several processes of one site",
    { WEB_CONCURRENCY: "2" },
    "WEB_CONCURRENCY is not a setting any more. Remove it, and start several sites behind a proxy instead.",
  ],
  ["an unknown storage", { STORAGE: "ftp" }, 'STORAGE must be fs, r2 or s3, but it is "ftp".'],
  ["S3 without its bucket", { ...s3, S3_BUCKET: "" }, "S3_BUCKET must be set: STORAGE is s3."],
  [
    "two ways to mail",
    { SMTP_URL: "smtp://mail.example", MAIL_API_URL: "https://mail.example", MAIL_API_KEY: "k" },
    "SMTP_URL and MAIL_API_URL are both set. Remove the one that should not send email.",
  ],
  [
    "a mail service without its key",
    { MAIL_API_URL: "https://mail.example" },
    "MAIL_API_KEY must be set: email by HTTP needs an address and a key.",
  ],
  [
    "an operator's address with a name",
    { OPERATOR_EMAIL: "Jobs <office@jobs.example>" },
    'OPERATOR_EMAIL must be an email address like jobs@jobs.example, but it is "Jobs <office@jobs.example>".',
  ],
  ...[
    "scanner",
    "scanner:",
    ":3310",
    "scanner:0",
    "scanner:70000",
    "tcp://scanner:3310",
    "run/clamd.ctl",
  ].map((CLAMD): [string, Environment, string] => [
    `no scanner at ${CLAMD}`,
    { CLAMD },
    `CLAMD must be a host and a port like 127.0.0.1:3310, or the path of a socket like /run/clamav/clamd.ctl, but it is "${CLAMD}".`,
  ]),
  [
    "a sender without an address",
    { MAIL_FROM: "nonsense" },
    'MAIL_FROM must be an email address like jobs@jobs.example or Jobs <jobs@jobs.example>, but it is "nonsense".',
  ],
  [
    "a mail server without a host",
    { SMTP_URL: "smtp://" },
    "SMTP_URL must name a host, like smtps://host.example.",
  ],
  [
    "a mail server's address without its slashes",
    { SMTP_URL: "smtp:mail.example" },
    "SMTP_URL must name a host, like smtps://host.example.",
  ],
  [
    "a password that breaks the mail server's address",
    { SMTP_URL: "smtp://root:w%zz@mail.example" },
    "SMTP_URL must write each % in its user name or password as %25.",
  ],
  [
    "a mail service's address with a password",
    { MAIL_API_URL: "https://root:word@mail.example", MAIL_API_KEY: "k" },
    "MAIL_API_URL must not contain a user name or a password.",
  ],
  [
    "a store's address with a password",
    { ...s3, S3_ENDPOINT: "https://root:word@s3.example" },
    "S3_ENDPOINT must not contain a user name or a password.",
  ],
  [
    "a path of Stripe's address",
    { ...stripe, STRIPE_API_BASE: "https://stripe.example/v1" },
    'STRIPE_API_BASE must be only a scheme, a host and a port, like https://api.stripe.com, but it is "https://stripe.example/v1".',
  ],
  [
    "a switch that is neither on nor off",
    { ALLOW_TEST_PAYMENTS: "yes" },
    'ALLOW_TEST_PAYMENTS must be 0 or 1, but it is "yes".',
  ],
  [
    "a network that is none",
    { TRUST_PROXY: "10.0.0.0/33" },
    'TRUST_PROXY must be networks like 10.0.0.0/8, separated by commas, but it is "10.0.0.0/33".',
  ],
  [
    "limits times nothing",
    { RATE_LIMIT_SCALE: "0" },
    'RATE_LIMIT_SCALE must be a number from 0.001 to 1000000, but it is "0".',
  ],
  [
    "two wrong ones, a line each",
    { PORT: "x", STORAGE: "y" },
    'PORT must be a whole number from 0 to 65535, but it is "x".\nSTORAGE must be fs, r2 or s3, but it is "y".',
  ],
];

const refusals = suite("readConfig refuses");

function refusal(environment: Environment): string {
  try {
    readConfig(environment);
    return "nothing was refused";
  } catch (error) {
    return String(error);
  }
}

for (const [what, environment, message] of refused) {
  refusals(what, () => {
    assert.is(refusal(environment), `ConfigError: ${message}`);
  });
}

refusals.run();
