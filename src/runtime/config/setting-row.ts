import type { Format } from "./setting-formats.ts";

export type Need =
  | "in production"
  | "to take payments with Stripe in production"
  | "on Workers"
  | "with STORAGE=s3"
  | "to take payments with Stripe"
  | "to send email by HTTP";

export interface SettingRow<T = unknown> {
  /** What it is for, in one sentence. */
  purpose: string;
  /** What else an operator should know. */
  details?: string;
  format: Format<T>;
  default?: T;
  /** What the site does without a value, where there is no default. */
  otherwise?: string;
  /** Errors never repeat it, a deployment uploads it as a secret, and most request handlers never see it. */
  isSecret?: true;
  /** A site where this holds does not start without it. */
  needed?: Need;
  /** Workers do not read it. */
  isForNode?: true;
  /** A Worker does not start with it. This sentence says what to do instead. */
  refusedOnWorkers?: string;
}
