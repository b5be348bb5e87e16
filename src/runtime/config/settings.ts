/** Every variable of the operator's environment that the site reads, wherever it runs. */
export const settings = [
  "PORT",
  "HOST",
  "SITE_URL",
  "NODE_ENV",
  "DATABASE_URL",
  "DATA_DIR",
  "STORAGE",
  "S3_ENDPOINT",
  "S3_REGION",
  "S3_BUCKET",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "WEB_CONCURRENCY",
  "SECRET_KEY",
  "SECRET_KEY_PREVIOUS",
  "ADMIN_PASSWORD",
  "ADMIN_TOTP_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_API_BASE",
  "APPLICATION_FEE_CENTS",
  "EMPLOYER_CHECK",
  "CLAMD",
  "OPERATOR_EMAIL",
  "SMTP_URL",
  "MAIL_API_URL",
  "MAIL_API_KEY",
  "MAIL_FROM",
  "TRUST_PROXY",
  "ALLOW_TEST_PAYMENTS",
  "RETENTION_DRAFT_DAYS",
  "RETENTION_UNPAID_DAYS",
  "RETENTION_UNANSWERED_DAYS",
  "RETENTION_IN_PROGRESS_DAYS",
  "RETENTION_ACCEPTED_DAYS",
  "RETENTION_REJECTED_DAYS",
  "RETENTION_WITHDRAWN_DAYS",
  "RETENTION_REFUNDED_DAYS",
  "RATE_LIMIT_SCALE",
] as const;

export type Setting = (typeof settings)[number];

/**
 * Settings of earlier versions, and what the operator sets instead of each, such as `{ MAIL_URL: "SMTP_URL" }`. A start with
 * one of them fails. No setting has been removed or renamed so far.
 */
export const removedSettings: Record<string, string> = {};
