import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { at } from "../shared/root.mjs";

/** What the site reads of an environment, wherever it runs, and may be known to who can read the deployment. */
const variables = [
  "SITE_URL",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_API_BASE",
  "APPLICATION_FEE_CENTS",
  "ALLOW_TEST_PAYMENTS",
  "EMPLOYER_CHECK",
  "MAIL_API_URL",
  "MAIL_FROM",
  "OPERATOR_EMAIL",
  "RETENTION_DRAFT_DAYS",
  "RETENTION_UNPAID_DAYS",
  "RETENTION_UNANSWERED_DAYS",
  "RETENTION_IN_PROGRESS_DAYS",
  "RETENTION_ACCEPTED_DAYS",
  "RETENTION_REJECTED_DAYS",
  "RETENTION_WITHDRAWN_DAYS",
  "RETENTION_REFUNDED_DAYS",
  "RATE_LIMIT_SCALE",
];

const secrets = [
  "SECRET_KEY",
  "SECRET_KEY_PREVIOUS",
  "ADMIN_PASSWORD",
  "ADMIN_TOTP_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "MAIL_API_KEY",
];

const among = (names, environment) =>
  Object.fromEntries(names.filter((name) => environment[name]).map((name) => [name, environment[name]]));

export const variablesOf = (environment) => among(variables, environment);
export const secretsOf = (environment) => among(secrets, environment);

/** `wrangler.jsonc` as an object whose paths hold from any folder. */
export async function workerConfig() {
  const text = await readFile(at("scripts/deploy/wrangler.jsonc"), "utf8");
  const config = JSON.parse(text.replace(/^\s*\/\/.*$/gm, ""));
  const absolute = (path) => join(at("scripts/deploy"), path);
  return {
    ...config,
    $schema: undefined,
    main: absolute(config.main),
    base_dir: absolute(config.base_dir),
    assets: { ...config.assets, directory: absolute(config.assets.directory) },
  };
}
