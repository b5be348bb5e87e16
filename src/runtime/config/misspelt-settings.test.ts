import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readConfig, readDatabaseConfig } from "./config.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

const misspelt = suite("a misspelt setting");

const meant: [string, string][] = [
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["STRIPE_WEBHOOK_SECRETS", "STRIPE_WEBHOOK_SECRET"],
  ["S3_ACESS_KEY_ID", "S3_ACCESS_KEY_ID"],
  ["ADMIN_PASSWD", "ADMIN_PASSWORD"],
  ["SITEURL", "SITE_URL"],
  ["PROT", "PORT"],
];
for (const [name, setting] of meant) {
  misspelt(`is noticed as ${name}`, () => {
    assert.equal(misspeltSettings({ [name]: "x" }), [{ name, meant: setting }]);
  });
}

misspelt("is named in one line, without its value, to the site and to commands", () => {
  for (const read of [readConfig, readDatabaseConfig]) {
    const lines: string[] = [];
    read({ DATABSE_URL: "postgres://root:word@db/jobs" }, { warn: (line) => lines.push(line) });
    assert.equal(lines, ["DATABSE_URL is not a setting. Did you mean DATABASE_URL?"]);
  }
});

/** Shells, npm, Docker, Kubernetes, continuous integration and other programs set these. */
const ordinary = `
  PATH HOME SHELL USER LOGNAME PWD OLDPWD TERM LANG LANGUAGE LC_ALL TZ MAIL EDITOR PAGER DISPLAY HOSTNAME HOSTTYPE OSTYPE
  MACHTYPE SHLVL SSH_TTY SSH_AUTH_SOCK TMPDIR XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR DBUS_SESSION_BUS_ADDRESS
  HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy no_proxy SSL_CERT_FILE NODE NODE_PATH NODE_OPTIONS NODE_VERSION NODE_EXTRA_CA_CERTS
  NVM_DIR INIT_CWD npm_config_cache npm_lifecycle_event npm_package_name CI GITHUB_TOKEN GITHUB_REPOSITORY RUNNER_TEMP
  PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA DB_HOST DB_PORT DB_NAME DATABASE_HOST DATABASE_PORT DATABASE_NAME
  DATABASE_USER DATABASE_PASSWORD POSTGRES_PASSWORD REDIS_URL SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD MAIL_HOST MAIL_PORT
  AWS_REGION AWS_ACCESS_KEY_ID AWS_SECRET_ACCESS_KEY KUBERNETES_PORT KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT
  STORAGE_PORT STORAGE_SERVICE_HOST SITE_PORT SITE_SERVICE_HOST SITE_NAME BASE_URL APP_URL PORTS HOSTS POST SORT
  INVOCATION_ID JOURNAL_STREAM LISTEN_FDS CREDENTIALS_DIRECTORY VIRTUAL_ENV WORKER_NAME HYPERDRIVE_ID R2_BUCKET
  TEST_DATABASE_URL STRIPE_API_KEY SECRET_KEY_BASE SESSION_SECRET _ __CF_USER_TEXT_ENCODING`;

misspelt("is not seen in what an ordinary system sets", () => {
  const environment = Object.fromEntries(
    ordinary
      .trim()
      .split(/\s+/)
      .map((name) => [name, "x"]),
  );
  assert.equal(misspeltSettings(environment), []);
});

misspelt("is not seen beside the setting that it resembles", () => {
  assert.equal(misspeltSettings({ DATABASE_URI: "x", DATABASE_URL: "postgres://db/jobs" }), []);
});

const removed = suite("a removed setting");

removed("ends the start with one line that says what to do", () => {
  const reading = { removed: { MAIL_SERVER: "Set SMTP_URL instead." } };
  for (const read of [readConfig, readDatabaseConfig]) {
    assert.throws(
      () => read({ MAIL_SERVER: "mail.example" }, reading),
      ({ name, message }: Error) =>
        name === "ConfigError" && message === "MAIL_SERVER is not a setting any more. Set SMTP_URL instead.",
    );
    read({ MAIL_SERVER: " " }, reading);
  }
});

misspelt.run();
removed.run();
