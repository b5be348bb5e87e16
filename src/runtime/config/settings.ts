import { operatorSettings } from "./operator-settings.ts";
import { retentionSettings } from "./retention-settings.ts";
import * as formats from "./setting-formats.ts";
import type { SettingRow } from "./setting-row.ts";
import { storageSettings } from "./storage-settings.ts";

const made = "one that the first start makes and saves in `DATA_DIR`";

/** Every variable of the environment that the site reads, in one table. */
export const settings = {
  SITE_URL: {
    purpose: "The address of the site as visitors see it.",
    details:
      "With https, cookies are `Secure` and `__Host-`. A host other than this machine puts the site in production.",
    format: formats.origin("https://jobs.example"),
    otherwise: "`http://localhost:PORT`",
    needed: "on Workers",
  },
  PORT: {
    purpose: "The port that the site listens on.",
    format: formats.whole(0, 65535),
    default: 3000,
    isForNode: true,
  },
  HOST: {
    purpose: "The address that the site listens on.",
    format: formats.host,
    default: "127.0.0.1",
    isForNode: true,
  },
  METRICS_PORT: {
    purpose: "The port where Prometheus reads `/metrics`. `0` is none.",
    details: "Each process on one machine needs its own.",
    format: formats.whole(0, 65535),
    default: 0,
    isForNode: true,
  },
  METRICS_HOST: {
    purpose: "The address that `METRICS_PORT` listens on.",
    details: "Nobody signs in there: let only your own network reach it.",
    format: formats.host,
    default: "127.0.0.1",
    isForNode: true,
  },
  NODE_ENV: {
    purpose: "`production` puts the site in production, whatever `SITE_URL` is.",
    format: formats.anyText,
    otherwise: "`SITE_URL` decides",
    isForNode: true,
  },
  DRAIN_SECONDS: {
    purpose: "How long the site goes on after SIGTERM while `/readyz` answers 503.",
    details: "A proxy that asks `/readyz` sends nothing more then, so a restart loses no request.",
    format: formats.whole(0, 60),
    default: 0,
    isForNode: true,
  },
  TRUST_PROXY: {
    purpose: "The networks of the proxies whose `X-Forwarded-For` the site believes.",
    details: "Without it the limits count all visitors behind a proxy as one address.",
    format: formats.networks,
    default: [] as string[],
    otherwise: "no proxy",
    isForNode: true,
  },
  DATABASE_URL: {
    purpose: "The PostgreSQL database.",
    details:
      "PostgreSQL 15 or newer, encoding UTF8, with the extension `pg_trgm`. Add `?prepare=false` behind a pooler in transaction mode that loses prepared statements. A Worker takes the database of its Hyperdrive instead.",
    format: formats.databaseUrl,
    otherwise: "a database inside the process, in `DATA_DIR`",
    isSecret: true,
    needed: "in production",
    isForNode: true,
  },
  DATA_DIR: {
    purpose: "The folder of the embedded database, the documents and the secrets that the site made.",
    format: formats.anyText,
    default: ".data",
    isForNode: true,
  },
  ...storageSettings,
  SECRET_KEY: {
    purpose: "The key that seals personal data.",
    details: "In production it has 8 different characters or more. Make one with `openssl rand -hex 32`.",
    format: formats.longSecret,
    otherwise: made,
    isSecret: true,
    needed: "in production",
  },
  SECRET_KEY_PREVIOUS: {
    purpose: "The key before `SECRET_KEY`, which still opens what it sealed.",
    format: formats.longSecret,
    isSecret: true,
  },
  ADMIN_PASSWORD: {
    purpose: "The password of the administrator.",
    details: "In production it has 16 characters or more and is not a common password.",
    format: formats.password,
    otherwise: made,
    isSecret: true,
    needed: "in production",
  },
  ADMIN_TOTP_SECRET: {
    purpose: "The secret of the administrator's second factor.",
    details:
      "Make one with `npm run totp`. The administrator's sign-in then asks for a code of an authenticator app.",
    format: formats.matching(/^[a-z2-7 ]{16,}=*$/i, "16 or more base32 characters (A to Z and 2 to 7)"),
    otherwise: "no second factor; each start in production warns",
    isSecret: true,
  },
  STRIPE_SECRET_KEY: {
    purpose: "Stripe's key to take payments with.",
    details: "A live key needs `DATABASE_URL`.",
    format: formats.matching(/^[sr]k_\w+$/, "a key that begins with sk_ or rk_"),
    needed: "to take payments with Stripe",
    otherwise: "a test gateway that charges nothing; in production applications wait",
    isSecret: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    purpose: "Stripe's key for the browser.",
    format: formats.publishableKey,
    needed: "to take payments with Stripe",
  },
  STRIPE_WEBHOOK_SECRET: {
    purpose: "The signing secret of the endpoint `/api/stripe/webhook`.",
    format: formats.matching(
      /^(?!(sk|rk|pk|we)_)/,
      "the endpoint's signing secret (whsec_...), not another key or an id",
    ),
    needed: "to take payments with Stripe in production",
    isSecret: true,
  },
  STRIPE_API_BASE: {
    purpose: "Another address that speaks Stripe's API.",
    format: formats.origin("https://api.stripe.com"),
    otherwise: "Stripe",
  },
  ALLOW_TEST_PAYMENTS: {
    purpose: "`1` lets the test gateway serve in production too.",
    format: formats.flag,
    default: false,
  },
  APPLICATION_FEE_CENTS: {
    purpose: "The fee for an application, in US cents.",
    details: "With `0` the site has no payment step. Stripe charges 50 or more.",
    format: formats.whole(0, 99_999_999),
    default: 5000,
  },
  REFUND_UNPLACED_DAYS: {
    purpose:
      "How many days after it was sent and paid for the site refunds a general application for which you offered no job.",
    details:
      "With `0` it refunds none of them by itself. It refunds a rejected application, too. The candidate reads the promise on the page of the application.",
    format: formats.whole(0, 3650),
    default: 0,
  },
  EMPLOYER_CHECK: {
    purpose: "Whether the administrator checks an employer `before` anything of theirs is public.",
    details:
      "With `none` anybody can post at once and read the applications to their jobs. A live Stripe key needs `before`.",
    format: formats.choice("before", "none"),
    otherwise: "`before` in production and with a live Stripe key, else `none`",
  },
  CLAMD: {
    purpose: "The address of ClamAV's clamd, which scans documents for viruses.",
    format: formats.clamdAddress,
    otherwise: "documents say that nobody scanned them",
    isForNode: true,
    refusedOnWorkers: "Remove it: only a site on Node can scan documents.",
  },
  OPERATOR_EMAIL: {
    purpose: "The address that people write to about the site.",
    details:
      "Emails about employers who ask for a check go there. `/.well-known/security.txt` and `/openapi.json` name it.",
    format: formats.email,
    otherwise: "in production nobody gets these emails",
  },
  ...operatorSettings,
  SMTP_URL: {
    purpose: "The mail server that sends email.",
    details:
      "The site gives up an email when the server refuses it for good, or after ten attempts in 24 hours. `/admin/emails` lists these emails and sends them again. A refused sender or login counts as temporary.",
    format: formats.smtpUrl,
    otherwise: "email waits in the outbox; outside production `/dev/mail` shows it",
    isSecret: true,
    isForNode: true,
    refusedOnWorkers: "Set MAIL_API_URL and MAIL_API_KEY instead.",
  },
  MAIL_API_URL: {
    purpose: "The HTTP service that sends email, in place of `SMTP_URL`.",
    details: "It gets JSON with `from`, `to`, `subject`, `text`, `html`, `headers` and `attachments`.",
    format: formats.serviceUrl,
    needed: "to send email by HTTP",
  },
  MAIL_API_KEY: {
    purpose: "The key that the HTTP service gets as a bearer token.",
    format: formats.anyText,
    needed: "to send email by HTTP",
    isSecret: true,
  },
  MAIL_FROM: {
    purpose: "The sender of every email.",
    format: formats.sender,
    otherwise: "`no-reply@` and the host of `SITE_URL`",
  },
  RATE_LIMIT_SCALE: {
    purpose: "A factor that multiplies every limit.",
    format: formats.decimal(0.001, 1_000_000),
    default: 1,
  },
  ...retentionSettings,
} as const satisfies Record<string, SettingRow>;

export type Setting = keyof typeof settings;

export const settingNames = Object.keys(settings) as Setting[];

export const rowOf = (name: Setting): SettingRow => settings[name];

/** Settings of earlier versions, each with a sentence that says what the operator does now. */
export const removedSettings: Record<string, string> = {
  WEB_CONCURRENCY: "Remove it, and start several sites behind a proxy instead.",
};
