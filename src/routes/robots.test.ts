import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Browser } from "../../tests/site.ts";

const robots = suite("GET /robots.txt");

robots("keeps search engines from what is nobody's page, and from nothing else", async () => {
  const response = await new Browser().send("/robots.txt");
  assert.match(response.headers.get("Content-Type") ?? "", /^text\/plain/);
  const [agents, ...rules] = (await response.text()).trimEnd().split("\n");
  assert.is(agents, "User-agent: *");
  assert.equal(rules, ["Disallow: /admin", "Disallow: /employer/", "Disallow: /api/", "Disallow: /apply/"]);
});

robots.run();
