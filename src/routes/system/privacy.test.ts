import { suite } from "uvu";
import * as assert from "uvu/assert";
import { send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
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
  for (const feeCents of [0, 5000])
    page(`begins each paragraph with its subject in ${languages[locale].name}, fee ${feeCents}`, async () => {
      const world = { settings: { feeCents } };
      const main = await mainOf(await send(inLocale(locale, "/privacy"), {}, world));
      const paragraphs = [...main.matchAll(/<p>(<b>[^<]+ <\/b>)?/g)].map(([, subject]) => subject);
      // The first paragraph of a translation says which text is binding.
      const own = locale === "en" ? paragraphs : paragraphs.slice(1);
      assert.is(own.length, 20);
      assert.is(new Set(own.filter(Boolean)).size, 20);
    });

page("names for each paragraph what it is about", async () => {
  const main = await mainOf(await send("/privacy"));
  for (const [subject, words] of [
    ["Cookies", "We set only the cookies"],
    ["Messages", "Messages between you"],
    ["With the payment provider", "The card payment provider"],
  ])
    assert.ok(main.includes(`<b>${subject} </b>${words}`), subject);
});

page.run();
