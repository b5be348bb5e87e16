import { suite } from "uvu";
import * as assert from "uvu/assert";
import { live, longKey } from "../../../tests/support/environments.ts";
import { readConfig } from "./config.ts";
import { secondFactorWarning } from "./production-secrets.ts";

const secrets = suite("the secrets of a site");

secrets("may be weak where nobody but its developer comes", () => {
  const config = readConfig({ ADMIN_PASSWORD: "short", SECRET_KEY: "a".repeat(32) });
  assert.is(config.adminPassword, "short");
});

secrets("are warned of in production while there is no second factor", () => {
  assert.match(secondFactorWarning(readConfig(live)) ?? "", /^[^\n]*ADMIN_TOTP_SECRET[^\n]*$/);
  const withFactor = { ...live, ADMIN_TOTP_SECRET: "JBSWY3DPEHPK3PXP" };
  assert.is(secondFactorWarning(readConfig(withFactor)), undefined);
  assert.is(secondFactorWarning(readConfig({})), undefined);
});

secrets("that only open what was sealed before may be weak", () => {
  const config = readConfig({ ...live, SECRET_KEY: longKey, SECRET_KEY_PREVIOUS: "a".repeat(32) });
  assert.is(config.secretKeyPrevious, "a".repeat(32));
});

secrets.run();
