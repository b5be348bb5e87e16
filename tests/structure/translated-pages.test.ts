import { suite } from "uvu";
import * as assert from "uvu/assert";
import { en } from "../../src/content/en/index.ts";
import { inLocale, locales } from "../../src/shared/languages.ts";
import type { Speech } from "../../src/shared/speech.ts";
import { publicPages } from "../states/public-pages.ts";
import type { BuiltSite } from "../support/built-site.ts";
import { migratedDatabase } from "../support/database.ts";
import { decoded, knownEnglish } from "../support/english-left.ts";
import { aJob, unique } from "../support/fixtures.ts";
import { inProcess, send } from "../support/site.ts";

const pages = suite("a page in another language");

/** The administrator's pages and those for developers are English. An earlier version of the terms is as it was accepted. */
const english = /^\/(admin|developers)/;

/** The texts that a reader sees or hears, without those that name their own language and those that visitors wrote. */
function shownTexts(html: string): Set<string> {
  const body = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<(\w+)[^>]* lang="[^"]*"[^>]*>[^<]*<\/\1>/g, "")
    .replace(/<p class="lines"[^>]*>[^<]*<\/p>/g, "")
    .replace(/<!-- -->/g, "");
  const attributes = [
    ...body.matchAll(/ (?:aria-label|placeholder|title|alt|label)="([^"]*)"/g),
    ...body.matchAll(/<meta name="(?:description|keywords)" content="([^"]*)"/g),
  ];
  const texts = [...body.matchAll(/>([^<>]+)</g), ...attributes].map(([, text = ""]) => decoded(text));
  return new Set(texts.flatMap((text) => [text, ...text.split(" · ")]).filter(Boolean));
}

if (inProcess) {
  let world: Pick<BuiltSite, "openJobId" | "closedJobId">;
  // Other tests type English that a catalogue has, too.
  const { sql, close } = await migratedDatabase();
  pages.before(async () => {
    const open = await aJob(sql, { country: "Norway", title: unique("Rigger"), company: "Nordlys Drift" });
    const closed = await aJob(sql, { title: unique("Fitter"), closesOn: "2020-01-01" });
    world = { openJobId: open.id, closedJobId: closed.id };
  });

  pages.after(close);

  for (const locale of locales.filter((one) => one !== "en"))
    pages(`says nothing in English that its catalogue has in ${locale}`, async () => {
      const { spoken } = (await import(`../../src/content/${locale}/spoken.ts`)) as { spoken: Speech };
      const isEnglish = knownEnglish(spoken);
      const left: string[] = [];
      let walked = 0;
      for (const { name, path } of publicPages) {
        const address = path(world as BuiltSite);
        if (english.test(address) || name === "terms-of-version") continue;
        const html = await (await send(inLocale(locale, address), {}, { sql })).text();
        assert.match(html, `<html lang="${locale}"`, name);
        walked += 1;
        for (const shown of shownTexts(html)) {
          if (isEnglish(shown) || Object.hasOwn(en, shown)) left.push(`${name}: ${shown}`);
        }
      }
      assert.ok(walked > 40, `only ${walked} pages`);
      assert.equal(left, []);
    });
}

pages.run();
