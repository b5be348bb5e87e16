import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesUnder } from "../../../tests/structure/source-files.ts";
import { live, longKey, s3 } from "../../../tests/support/environments.ts";
import { settingsOf } from "../services.ts";
import { readConfig } from "./config.ts";
import { rowOf, settingNames } from "./settings.ts";
import { camelCase } from "./variables.ts";
import { workerSecrets, workerVariables } from "./worker-settings.ts";

const table = suite("the table of settings");

const sources = filesUnder("src", /^(?!.*\.test\.).*\.tsx?$/)
  .filter(({ path }) => !/\/(settings|world)\.ts$/.test(path))
  .map(({ text }) => text);

table("holds no setting that nothing uses", () => {
  for (const name of settingNames) {
    const use = new RegExp(`\\b(${name}|${camelCase(name)})\\b`);
    const isUsed = sources.some((text) => use.test(text));
    assert.ok(
      isUsed,
      `Nothing below src uses ${name}: read ${camelCase(name)} of Config or Settings, or delete its row.`,
    );
  }
});

/** These names sound like secrets, but their values are public. */
const known = ["STRIPE_PUBLISHABLE_KEY"];

table("marks each setting that sounds like a secret", () => {
  const sounds = settingNames.filter(
    (name) => /KEY|SECRET|PASSWORD|TOKEN/.test(name) && !known.includes(name),
  );
  for (const name of sounds)
    assert.ok(
      rowOf(name).isSecret,
      `${name} sounds like a secret: give its row isSecret, so that no error repeats it, or name it in this test.`,
    );
});

table("tells a plain sentence of each setting", () => {
  for (const name of settingNames)
    assert.match(rowOf(name).purpose, /^[`A-Z].*\.$/, `The purpose of ${name} must be a sentence.`);
});

const secrets = suite("the secrets among the settings");

const everySecret = {
  ...live,
  ...s3,
  S3_ACCESS_KEY_ID: "the id of the bucket's key",
  S3_SECRET_ACCESS_KEY: "word of the bucket",
  SECRET_KEY: longKey,
  SECRET_KEY_PREVIOUS: `previous ${longKey}`,
  ADMIN_TOTP_SECRET: "ABCDEFGHIJKLMNOP",
  STRIPE_SECRET_KEY: "sk_test_word",
  STRIPE_PUBLISHABLE_KEY: "pk_test_word",
  STRIPE_WEBHOOK_SECRET: "whsec_word",
  MAIL_API_URL: "https://mail.example",
  MAIL_API_KEY: "word of the mail service",
};

secrets("stay with the runtime, but for those that request handlers need", () => {
  const seen = JSON.stringify(settingsOf(readConfig(everySecret), "the administrator's own"));
  const { ADMIN_TOTP_SECRET, STRIPE_WEBHOOK_SECRET, ...others } = everySecret;
  for (const secret of [ADMIN_TOTP_SECRET, STRIPE_WEBHOOK_SECRET, "the administrator's own"])
    assert.ok(seen.includes(secret), secret);
  const leaked = Object.entries(others).filter(
    ([name, value]) => rowOf(name as "SECRET_KEY").isSecret && seen.includes(value),
  );
  assert.equal(leaked, []);
});

secrets("are uploaded as secrets with a Worker, and what is no secret as a variable", () => {
  const environment = { ...everySecret, SITE_URL: "https://jobs.example", PORT: "80", MAIL_FROM: "" };
  assert.equal(Object.keys(workerVariables(environment)), [
    "SITE_URL",
    "STRIPE_PUBLISHABLE_KEY",
    "MAIL_API_URL",
  ]);
  assert.equal(Object.keys(workerSecrets(environment)), [
    "SECRET_KEY",
    "SECRET_KEY_PREVIOUS",
    "ADMIN_PASSWORD",
    "ADMIN_TOTP_SECRET",
    "STRIPE_SECRET_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "MAIL_API_KEY",
  ]);
});

table.run();
secrets.run();
