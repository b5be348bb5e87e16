import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { everyMail } from "../states/every-mail.ts";
import { unique } from "../support/fixtures.ts";
import { send } from "../support/site.ts";

const secret = suite("a page whose address is a secret");

const token = "x".repeat(43);

/** Fails when a browser would tell another site this address. */
async function assertUntold(path: string): Promise<void> {
  const { headers } = await send(path);
  assert.match(headers.get("Referrer-Policy") ?? "", /^(no-referrer|same-origin)$/, path);
  assert.is(headers.get("X-Robots-Tag"), "noindex, nofollow", path);
}

const atTokens = describeRoutes(app).filter(({ path }) => path.includes(":token"));

for (const { path } of atTokens.filter(({ method }) => method === "GET"))
  secret(`sends no referrer: ${path}`, () =>
    assertUntold(path.replace(":token", token).replace(":field", "resumeUrl")),
  );

secret("sends no referrer, wherever a link in an email leads", async () => {
  const links = Object.values(everyMail).flatMap(({ body }) => body.match(/https:\/\/\S+/g) ?? []);
  const paths = links.map((link) => link.slice(new URL(link).origin.length));
  const secrets = [...new Set(paths.filter((path) => path.includes(token)))];
  assert.ok(secrets.length >= 4, secrets.join());
  for (const path of [...secrets, `/reset-password?token=${token}`, `/newsletter/confirm?token=${token}`])
    await assertUntold(path);
});

secret("takes forms of browsers that tell no origin and do not vouch for the page", async () => {
  const headers = { Origin: "null" };
  for (const { path } of atTokens.filter(({ method }) => method === "POST")) {
    const { status } = await send(path.replace(":token", token), { method: "POST", headers });
    assert.is.not(status, 403, path);
    const foreign = { ...headers, "Sec-Fetch-Site": "cross-site" };
    const other = await send(path.replace(":token", token), { method: "POST", headers: foreign });
    assert.is(other.status, 403, path);
  }
  const body = new URLSearchParams({ email: `${unique("reader").replace(" ", ".")}@example.com` });
  assert.is((await send("/newsletter", { method: "POST", body, headers })).status, 403);
});

secret.run();
