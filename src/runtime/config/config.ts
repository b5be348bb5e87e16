import { isIP } from "node:net";
import { join } from "node:path";
import { site as siteContent } from "../../content/site.ts";
import type { EmployerRules } from "../../shared/employers/employer-rules.ts";
import { isLoopback } from "../../shared/loopback.ts";
import { type RetentionDays, retentionDays } from "../../shared/retention.ts";
import { type ClamdAddress, clamdOf } from "./clamd-config.ts";
import { ConfigError } from "./config-error.ts";
import { type DatabaseConfig, databaseOf } from "./database-config.ts";
import { employerRules } from "./employer-rules.ts";
import { type MailConfig, mailOf, senderOf } from "./mail-config.ts";
import { type Secrets, weakSecrets } from "./production-secrets.ts";
import type { Setting } from "./settings.ts";
import { type Reading, Variables } from "./variables.ts";

export interface Config extends DatabaseConfig, EmployerRules, Secrets {
  port: number;
  host: string;
  /** How many share the port. */
  processes: number;
  /** Without a trailing slash. */
  siteUrl: string;
  secretKeyPrevious: string | undefined;
  /** Who takes the money; "none": nobody does, applying waits. */
  payments: "stripe" | "test" | "none";
  stripe: StripeConfig | undefined;
  storage: StorageConfig;
  /** Who scans documents; absent: nobody does. */
  clamd: ClamdAddress | undefined;
  /** Absent: mails are kept where the operator of a development site reads them. */
  mail: MailConfig | undefined;
  mailFrom: string;
  /** Whom to write to about the site; in production nobody stands in for an operator who has not said it. */
  operatorEmail: string | undefined;
  feeCents: number;
  allowTestPayments: boolean;
  trustProxy: string[];
  retention: RetentionDays;
  rateLimitScale: number;
}

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string | undefined;
  /** Another address that speaks Stripe's API. */
  apiBase: string | undefined;
  live: boolean;
}

export type StorageConfig =
  | { kind: "fs"; folder: string }
  | { kind: "r2" }
  | {
      kind: "s3";
      endpoint: string;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

type Environment = Record<string, string | undefined>;

const longSecret = /^.{32,}$/s;

export function readConfig(environment: Environment, reading?: Reading): Config {
  const variables = new Variables(environment, reading);
  const config = assemble(variables);
  refuseUnsafe(variables, config);
  variables.wrong.push(...weakSecrets(config));
  refuseIfWrong(variables);
  return config;
}

/** For commands that need nothing else. */
export function readDatabaseConfig(environment: Environment, reading?: Reading): DatabaseConfig {
  const variables = new Variables(environment, reading);
  const config = databaseOf(variables);
  refuseIfWrong(variables);
  return config;
}

/** The rules alone, for a deployment whose secrets are elsewhere. A Worker is always in production. */
export function readEmployerRules(environment: Environment): EmployerRules {
  const variables = new Variables(environment);
  const rules = employerRules(variables, true, isLive(variables.text("STRIPE_SECRET_KEY") ?? ""));
  refuseIfWrong(variables);
  return rules;
}

function assemble(variables: Variables): Config {
  const port = variables.number("PORT", 3000, [0, 65535]);
  const siteUrl = origin(variables, "SITE_URL", "https://jobs.example") ?? `http://localhost:${port}`;
  const { hostname } = new URL(siteUrl);
  const production = !isLoopback(hostname) || variables.text("NODE_ENV")?.toLowerCase() === "production";
  const stripe = stripeKeys(variables);
  const allowTestPayments = variables.flag("ALLOW_TEST_PAYMENTS");
  const files = databaseOf(variables);
  return {
    ...files,
    port,
    host: host(variables),
    processes: variables.number("WEB_CONCURRENCY", 1, [1, 64]),
    siteUrl,
    production,
    ...employerRules(variables, production, stripe?.live ?? false),
    adminPassword: variables.exact("ADMIN_PASSWORD"),
    adminTotpSecret: variables.secret(
      "ADMIN_TOTP_SECRET",
      /^[a-z2-7 ]{16,}=*$/i,
      "must be 16 or more letters of base32",
    ),
    secretKey: variables.secret("SECRET_KEY", longSecret, "must have 32 characters or more"),
    secretKeyPrevious: variables.secret("SECRET_KEY_PREVIOUS", longSecret, "must have 32 characters or more"),
    payments: stripe ? "stripe" : production && !allowTestPayments ? "none" : "test",
    stripe,
    storage: storage(variables, files.dataDir),
    clamd: clamdOf(variables),
    mail: mailOf(variables),
    mailFrom: senderOf(variables) ?? `no-reply@${hostname}`,
    operatorEmail: variables.email("OPERATOR_EMAIL") ?? (production ? undefined : siteContent.contactEmail),
    feeCents: variables.number("APPLICATION_FEE_CENTS", 5000, [0, 99_999_999]),
    allowTestPayments,
    trustProxy: variables.networks("TRUST_PROXY"),
    retention: retentionDays((setting, days) => variables.number(setting, days, [1, 3650])),
    rateLimitScale: variables.number("RATE_LIMIT_SCALE", 1, [0.001, 1_000_000], "any"),
  };
}

/** Whether it is one of this machine's shows when the site listens. */
function host(variables: Variables): string {
  const text = variables.text("HOST") ?? "127.0.0.1";
  if (!isIP(text) && !/^[\w.-]+$/.test(text))
    variables.refuse(
      "HOST",
      "must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them",
    );
  return text;
}

function origin(variables: Variables, name: Setting, like: string): string | undefined {
  const url = variables.url(name, ["https", "http"]);
  if (!url || url.href === `${url.origin}/`) return url?.origin;
  const rule = `must be scheme, host and port alone, like ${like}`;
  if (url.username || url.password) variables.wrong.push(`${name} ${rule}, without a user or password.`);
  else variables.refuse(name, rule);
  return undefined;
}

function stripeKeys(variables: Variables): StripeConfig | undefined {
  const names: Setting[] = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"];
  const apiBase = origin(variables, "STRIPE_API_BASE", "https://api.stripe.com");
  if (names.every((name) => variables.text(name) === undefined)) return undefined;
  variables.require(names.slice(0, 2), "Stripe's keys come together");
  const secretKey = variables.secret("STRIPE_SECRET_KEY", /^[sr]k_\w+$/, "must begin with sk_ or rk_") ?? "";
  const publishableKey = variables.secret("STRIPE_PUBLISHABLE_KEY", /^pk_\w+$/, "must begin with pk_") ?? "";
  const ofWebhook = "must be the endpoint's signing secret (whsec_...), and is another key or an id";
  const webhookSecret = variables.secret("STRIPE_WEBHOOK_SECRET", /^(?!(sk|rk|pk|we)_)/, ofWebhook);
  const live = isLive(secretKey);
  if (secretKey && publishableKey && live !== isLive(publishableKey))
    variables.wrong.push(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys, or both test keys.",
    );
  return { secretKey, publishableKey, webhookSecret, apiBase, live };
}

function isLive(key: string): boolean {
  return /^[srp]k_live_/.test(key);
}

function storage(variables: Variables, dataDir: string): StorageConfig {
  const kind = variables.choice("STORAGE", ["fs", "r2", "s3"]);
  if (kind === "r2") return { kind };
  if (kind === "fs") return { kind, folder: join(dataDir, "files") };
  variables.require(
    ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
    "STORAGE is s3",
  );
  return {
    kind,
    endpoint: variables.openUrl("S3_ENDPOINT")?.href.replace(/\/$/, "") ?? "",
    region: variables.text("S3_REGION") ?? "us-east-1",
    bucket: variables.text("S3_BUCKET") ?? "",
    accessKeyId: variables.text("S3_ACCESS_KEY_ID") ?? "",
    secretAccessKey: variables.text("S3_SECRET_ACCESS_KEY") ?? "",
  };
}

function refuseUnsafe(
  variables: Variables,
  { production, stripe, databaseUrl, feeCents, processes }: Config,
) {
  if (production) {
    const why = "this site is in production (SITE_URL is not a loopback address, or NODE_ENV is production)";
    const names: Setting[] = [
      "SECRET_KEY",
      "ADMIN_PASSWORD",
      "DATABASE_URL",
      ...(stripe ? (["STRIPE_WEBHOOK_SECRET"] as const) : []),
    ];
    variables.require(names, why);
  } else if (stripe?.live && !databaseUrl) {
    variables.wrong.push("DATABASE_URL must be set: real money is not kept in the embedded database.");
  }
  if (processes > 1 && !databaseUrl)
    variables.refuse(
      "WEB_CONCURRENCY",
      "must be 1 without DATABASE_URL (the embedded database is one process's)",
    );
  if (stripe && feeCents > 0 && feeCents < 50)
    variables.refuse("APPLICATION_FEE_CENTS", "must be 0, or 50 or more (Stripe charges no less)");
}

function refuseIfWrong({ wrong }: Variables) {
  if (wrong.length) throw new ConfigError(wrong.join("\n"));
}
