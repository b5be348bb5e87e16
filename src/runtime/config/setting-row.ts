import type { Format } from "./setting-formats.ts";

export type Need =
  | "in production"
  | "to take payments with Stripe in production"
  | "on Workers"
  | "with STORAGE=s3"
  | "to take payments with Stripe"
  | "to send email by HTTP";

export interface SettingRow<T = unknown> {
  purpose: string;
  details?: string;
  format: Format<T>;
  default?: T;
  otherwise?: string;
  /** Errors never repeat it, a deployment uploads it as a secret, and most request handlers never see it. */
  isSecret?: true;
  needed?: Need;
  isForNode?: true;
  refusedOnWorkers?: string;
}
