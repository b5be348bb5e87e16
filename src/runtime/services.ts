import pLimit from "p-limit";
import type { Services } from "../env.ts";
import type { FileStore } from "../services/files/files.ts";
import { PasswordQueue } from "../services/password-queue.ts";
import { noPayments } from "../services/payments/none.ts";
import { stripePayments } from "../services/payments/stripe.ts";
import { testPayments } from "../services/payments/test-gateway.ts";
import type { Vault } from "../services/sealing/vault.ts";
import type { Settings } from "../world.ts";
import type { Config } from "./config/config.ts";
import { rowOf, settingNames } from "./config/settings.ts";
import { camelCase } from "./config/variables.ts";

const secrets = new Set(settingNames.filter((name) => rowOf(name).isSecret).map(camelCase));

export function settingsOf({ storage: _, mail: __, ...config }: Config, adminPassword?: string): Settings {
  const { stripe, adminTotpSecret } = config;
  const open = Object.entries(config).filter(([property]) => !secrets.has(property));
  return {
    ...(Object.fromEntries(open) as typeof config),
    adminPassword,
    adminTotpSecret,
    stripe: stripe && { publishableKey: stripe.publishableKey, webhookSecret: stripe.webhookSecret },
  };
}

/** The check of a document uses two to three MB and one core. */
export const judgedAtOnce = 8;

interface Parts
  extends Pick<
    Services,
    "sql" | "uploadPlaces" | "mail" | "scanner" | "assets" | "dataset" | "terms" | "ready" | "log"
  > {
  config: Config;
  adminPassword: string | undefined;
  vault: Vault;
  files: FileStore;
}

/** Adds what Node, Workers and tests have in common to the parts that differ. */
export function assembleServices({ config, adminPassword, ...parts }: Parts): Services {
  const testGateway = config.payments === "test" ? testPayments(parts.sql, parts.vault) : undefined;
  const { stripe } = config;
  const paid =
    stripe &&
    stripePayments({ secretKey: stripe.secretKey, ...(stripe.apiBase && { apiBase: stripe.apiBase }) });
  return {
    ...parts,
    passwordQueue: new PasswordQueue(),
    judging: pLimit(judgedAtOnce),
    payments: testGateway ?? paid ?? noPayments,
    testGateway,
    settings: settingsOf(config, adminPassword),
    clock: () => new Date(),
  };
}
