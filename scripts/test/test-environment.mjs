/** What the site reads. A shell that is set up for a real site must not lend a test its database or keys. */
const ofTheSite =
  /^(NODE_ENV|PORT|HOST|SITE_URL|DATABASE_URL|DATA_DIR|ADMIN_.*|SECRET_KEY.*|STRIPE_.*|STORAGE|S3_.*|SMTP_.*|MAIL_.*|OPERATOR_.*|APPLICATION_FEE_CENTS|ALLOW_TEST_PAYMENTS|TRUST_PROXY|RETENTION_.*|EMPLOYER_CHECK|CLAMD|RATE_LIMIT_SCALE|WEB_CONCURRENCY|HYPERDRIVE_ID|TEST_.*)$/;

/** The environment of every test process; a phase adds what it has set up. */
export function testEnvironment(environment = process.env) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ofTheSite.test(name)));
}
