export type Environment = Record<string, string>;

export const longKey = "0123456789abcdef0123456789abcdef";
export const live: Environment = {
  SITE_URL: "https://jobs.example",
  SECRET_KEY: longKey,
  ADMIN_PASSWORD: "a password for tests",
  DATABASE_URL: "postgres://db/jobs",
};
export const stripe: Environment = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" };
export const s3: Environment = {
  STORAGE: "s3",
  S3_ENDPOINT: "https://s3.example/",
  S3_BUCKET: "jobs",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};
