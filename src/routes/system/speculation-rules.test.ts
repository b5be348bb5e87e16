import { suite } from "uvu";
import * as assert from "uvu/assert";
import { send } from "../../../tests/support/site.ts";
import { inLocale, locales } from "../../shared/languages.ts";

const rules = suite("GET /speculation-rules.json");

rules("lets a browser fetch public pages when their link is pointed at, and no others", async () => {
  const response = await send("/speculation-rules.json");
  assert.is(response.headers.get("Content-Type"), "application/speculationrules+json");
  const { prefetch } = (await response.json()) as {
    prefetch: { eagerness: string; where: { href_matches: string[] } }[];
  };
  assert.is(prefetch[0]?.eagerness, "moderate");
  const matching = prefetch[0]?.where.href_matches ?? [];
  assert.ok(matching.includes("/jobs/*") && matching.includes("/es"));
  assert.equal(
    matching.filter((pattern) => /apply|sign|admin|employer|upload|api|application|\/\*$/.test(pattern)),
    locales.flatMap((locale) => ["/jobs/*", "/country/*"].map((path) => inLocale(locale, path))),
  );
});

rules("holds nothing for a visitor who saves data, and says that it depends on that", async () => {
  const response = await send("/speculation-rules.json", { headers: { "Save-Data": "on" } });
  assert.equal(await response.json(), {});
  assert.is(response.headers.get("Vary"), "Save-Data");
});

rules.run();
