import type { Services } from "../env.ts";
import type { FileStore } from "../services/files/files.ts";
import { PasswordQueue } from "../services/password-queue.ts";
import { noPayments } from "../services/payments/none.ts";
import { stripePayments } from "../services/payments/stripe.ts";
import { testPayments } from "../services/payments/test-gateway.ts";
import type { Vault } from "../services/sealing/vault.ts";
import type { Settings } from "../world.ts";
import type { Config } from "./config/config.ts";

/** What the request handlers may know of the configuration. */
export function settingsOf(config: Config, adminPassword: string | undefined): Settings {
  const {
    siteUrl,
    production,
    employerCheck,
    feeCents,
    rateLimitScale,
    adminTotpSecret,
    stripe,
    retention,
    trustProxy,
    operatorEmail,
  } = config;
  return {
    siteUrl,
    production,
    employerCheck,
    feeCents,
    rateLimitScale,
    adminPassword,
    adminTotpSecret,
    stripe: stripe && { publishableKey: stripe.publishableKey, webhookSecret: stripe.webhookSecret },
    retention,
    trustProxy,
    operatorEmail,
  };
}

interface Parts
  extends Pick<
    Services,
    "sql" | "uploadPlaces" | "mail" | "scanner" | "assets" | "dataset" | "ready" | "log"
  > {
  config: Config;
  adminPassword: string | undefined;
  vault: Vault;
  files: FileStore;
}

/** The outside world as one object, on whatever it runs. */
export function assembleServices({ config, adminPassword, ...parts }: Parts): Services {
  const testGateway = config.payments === "test" ? testPayments(parts.sql, parts.vault) : undefined;
  const { stripe } = config;
  const paid =
    stripe &&
    stripePayments({ secretKey: stripe.secretKey, ...(stripe.apiBase && { apiBase: stripe.apiBase }) });
  return {
    ...parts,
    passwordQueue: new PasswordQueue(),
    payments: testGateway ?? paid ?? noPayments,
    testGateway,
    settings: settingsOf(config, adminPassword),
    clock: () => new Date(),
  };
}
