import { join } from "node:path";
import { site as siteContent } from "../../content/site.ts";
import { type ClaimName, claimNames } from "../../shared/claim-names.ts";
import type { EmployerRules } from "../../shared/employers/employer-rules.ts";
import { type Locale, locales } from "../../shared/languages.ts";
import { isLoopback } from "../../shared/loopback.ts";
import { type RetentionDays, retentionDays } from "../../shared/retention.ts";
import { ConfigError } from "./config-error.ts";
import { type DatabaseConfig, databaseOf } from "./database-config.ts";
import { employerRules } from "./employer-rules.ts";
import { weakSecrets } from "./production-secrets.ts";
import { type Environment, type Reading, type Values, Variables } from "./variables.ts";

interface Decisions extends EmployerRules {
  siteUrl: string;
  production: boolean;
  /** With "none" the site takes no payment, and applications wait. */
  payments: "stripe" | "test" | "none";
  stripe: StripeConfig | undefined;
  storage: StorageConfig;
  /** Without it the operator of a development site reads emails on a page. */
  mail: MailConfig | undefined;
  mailFrom: string;
  operatorEmail: string | undefined;
  claims: readonly ClaimName[];
  languages: readonly Locale[];
  feeCents: number;
  refundUnplacedDays: number;
  retention: RetentionDays;
}

export interface Config extends Omit<Values, keyof Decisions>, Decisions {}

interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string | undefined;
  apiBase: string | undefined;
  live: boolean;
}

type MailConfig = { kind: "smtp"; url: string } | { kind: "api"; url: string; key: string };

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

/** Call it with the operator's own environment, before anything sets NODE_ENV for React's sake. */
export function readConfig(environment: Environment, reading?: Reading): Config {
  const variables = new Variables(environment, reading);
  const values = variables.readAll();
  const config = { ...values, ...decide(variables, values) };
  refuseUnsafe(variables, config);
  variables.wrong.push(...weakSecrets(config));
  refuseIfWrong(variables);
  return config;
}

export function readDatabaseConfig(environment: Environment, reading?: Reading): DatabaseConfig {
  const variables = new Variables(environment, reading);
  const config = databaseOf(variables);
  refuseIfWrong(variables);
  return config;
}

export function readEmployerRules(environment: Environment, reading?: Reading): EmployerRules {
  const variables = new Variables(environment, reading);
  const rules = employerRules(variables, true, isLive(variables.read("STRIPE_SECRET_KEY") ?? ""));
  refuseIfWrong(variables);
  return rules;
}

function decide(variables: Variables, values: Values): Decisions {
  const siteUrl = values.siteUrl ?? `http://localhost:${values.port}`;
  const { hostname } = new URL(siteUrl);
  const production = !isLoopback(hostname) || values.nodeEnv?.toLowerCase() === "production";
  const stripe = stripeKeys(variables, values);
  return {
    siteUrl,
    production,
    ...employerRules(variables, production, stripe?.live ?? false),
    payments: stripe ? "stripe" : production && !values.allowTestPayments ? "none" : "test",
    stripe,
    storage: storage(variables, values),
    mail: mail(variables, values),
    mailFrom: values.mailFrom ?? `no-reply@${hostname}`,
    operatorEmail: values.operatorEmail ?? (production ? undefined : siteContent.contactEmail),
    languages: locales.filter((one) => one === "en" || (values.languages?.includes(one) ?? !production)),
    claims: production ? values.claimsConfirmed : claimNames,
    feeCents: values.applicationFeeCents,
    refundUnplacedDays: values.refundUnplacedDays,
    retention: retentionDays((setting) => variables.read(setting)),
  };
}

function stripeKeys(variables: Variables, values: Values): StripeConfig | undefined {
  const names = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const;
  if (!names.some((name) => variables.has(name))) return undefined;
  variables.require("to take payments with Stripe", "Stripe's keys work only together");
  const { stripeSecretKey: secretKey = "", stripePublishableKey: publishableKey = "" } = values;
  const live = isLive(secretKey);
  if (secretKey && publishableKey && live !== isLive(publishableKey))
    variables.wrong.push(
      "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live keys or both be test keys.",
    );
  return {
    secretKey,
    publishableKey,
    webhookSecret: values.stripeWebhookSecret,
    apiBase: values.stripeApiBase,
    live,
  };
}

function isLive(key: string): boolean {
  return /^[srp]k_live_/.test(key);
}

function storage(variables: Variables, values: Values): StorageConfig {
  const { storage: kind, dataDir, s3Endpoint, s3Bucket, s3AccessKeyId, s3SecretAccessKey } = values;
  if (kind === "r2") return { kind };
  if (kind === "fs") return { kind, folder: join(dataDir, "files") };
  variables.require("with STORAGE=s3", "STORAGE is s3");
  return {
    kind,
    endpoint: s3Endpoint?.replace(/\/$/, "") ?? "",
    region: values.s3Region,
    bucket: s3Bucket ?? "",
    accessKeyId: s3AccessKeyId ?? "",
    secretAccessKey: s3SecretAccessKey ?? "",
  };
}

function mail(variables: Variables, { smtpUrl, mailApiUrl, mailApiKey }: Values): MailConfig | undefined {
  if (smtpUrl && mailApiUrl)
    variables.wrong.push(
      "SMTP_URL and MAIL_API_URL are both set. Remove the one that should not send email.",
    );
  if (smtpUrl) return { kind: "smtp", url: smtpUrl };
  if (!mailApiUrl && !mailApiKey) return undefined;
  variables.require("to send email by HTTP", "email by HTTP needs an address and a key");
  return { kind: "api", url: mailApiUrl ?? "", key: mailApiKey ?? "" };
}

function refuseUnsafe(variables: Variables, { production, stripe, databaseUrl, feeCents }: Config) {
  if (production) {
    const why =
      "this site is in production (SITE_URL is not an address of this machine, or NODE_ENV is production)";
    variables.require("in production", why);
    if (stripe)
      variables.require(
        "to take payments with Stripe in production",
        "a site in production needs Stripe's webhook",
      );
  } else if (stripe?.live && !databaseUrl) {
    variables.wrong.push(
      "DATABASE_URL must be set: the embedded database is not safe enough for real money.",
    );
  }
  if (stripe && feeCents > 0 && feeCents < 50)
    variables.refuse("APPLICATION_FEE_CENTS", "must be 0, or 50 or more (Stripe charges no less)");
}

function refuseIfWrong({ wrong }: Variables) {
  if (wrong.length > 0) throw new ConfigError(wrong.join("\n"));
}
