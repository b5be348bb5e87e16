import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, send, siteUrl, testServices } from "../../../tests/support/site.ts";
import { site } from "../../content/site.ts";

const securityText = suite("GET /.well-known/security.txt");

securityText("says whom to write to, and until when that holds", async () => {
  const response = await send("/.well-known/security.txt");
  assert.is(response.status, 200);
  assert.match(response.headers.get("Content-Type")!, /^text\/plain/i);
  const fields = new Map(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  assert.is(fields.get("Contact"), `mailto:${site.contactEmail}`);
  assert.is(fields.get("Canonical"), `${siteUrl}/.well-known/security.txt`);
  const days = (Date.parse(fields.get("Expires")!) - Date.now()) / 86_400_000;
  assert.ok(days > 30 && days < 365, `${days} days`);
});

if (inProcess) {
  const { settings } = await testServices();
  const inProduction = { ...settings, production: true };

  securityText("names the operator's address", async () => {
    const world = { settings: { ...inProduction, operatorEmail: "security@jobs.example" } };
    const response = await send("/.well-known/security.txt", {}, world);
    assert.match(await response.text(), "Contact: mailto:security@jobs.example\n");
  });

  securityText("is absent in production while the operator has named no address", async () => {
    const world = { settings: { ...inProduction, operatorEmail: undefined } };
    assert.is((await send("/.well-known/security.txt", {}, world)).status, 404);
  });
}

securityText.run();
