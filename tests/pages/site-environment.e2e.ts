import { suite } from "uvu";
import * as assert from "uvu/assert";
import { closeSite, openSite } from "../support/built-site.ts";

const environment = suite("the site of a test, a picture or a measurement");

const ofARealSite = {
  DATABASE_URL: "postgres://site:secret@127.0.0.1:1/landfall",
  SMTP_URL: "smtp://127.0.0.1:1",
  ALLOW_TEST_PAYMENTS: "neither yes nor no",
};

environment.before(() => {
  Object.assign(process.env, ofARealSite);
});
environment.after(async () => {
  for (const name of Object.keys(ofARealSite)) delete process.env[name];
  await closeSite();
});

environment("takes no setting of the shell that starts it", async () => {
  const { url } = await openSite();
  assert.is((await fetch(`${url}/readyz`)).status, 200);
});

environment.run();
