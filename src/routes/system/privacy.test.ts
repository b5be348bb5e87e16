import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { send } from "../../../tests/support/site.ts";
import { inLocale, languages, locales } from "../../shared/languages.ts";

const page = suite("GET /privacy");

page("lists its headings in the order of the page", async () => {
  const main = await mainOf(await send("/privacy"));
  const listed = [...main.matchAll(/<a href="#([^"]+)">/g)].map(([, id]) => id);
  const headings = [...main.matchAll(/<h[23] id="([^"]+)"/g)].map(([, id]) => id);
  assert.ok(listed.includes("kept"));
  assert.equal(listed, headings);
});

page("sums up what it says above its contents", async () => {
  const main = await mainOf(await send("/privacy"));
  assert.match(
    main,
    /the documents that you upload.*delete the application.*how long we keep what.*We do not sell your data\. We set no .*<nav class="contents"/s,
  );
});

for (const locale of locales)
  page(`begins each paragraph with its subject in ${languages[locale].name}`, async () => {
    const main = await mainOf(await send(inLocale(locale, "/privacy")));
    const paragraphs = [...main.matchAll(/<p>(?:<b>([^<]*)<\/b>)?/g)].map(([, subject]) => subject?.trim());
    assert.is(paragraphs.length, 20);
    assert.is(new Set(paragraphs.filter(Boolean)).size, 20);
  });

page.run();
