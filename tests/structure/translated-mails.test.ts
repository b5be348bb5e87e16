import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadLanguage } from "../../src/content/words.ts";
import type { Email } from "../../src/emails/email.ts";
import { emailHtml } from "../../src/emails/email-html.ts";
import { type Locale, languages, locales } from "../../src/shared/languages.ts";
import type { Speech } from "../../src/shared/speech.ts";
import { everyMail, everyMailIn } from "../states/every-mail.ts";
import { decoded, knownEnglish } from "../support/english-left.ts";

const mails = suite("every email");

/** The subject and the lines of the text, with the parts of those that name a fact. */
const textsOf = ({ subject, body }: Pick<Email, "subject" | "body">): string[] =>
  [subject, ...body.split("\n")]
    .flatMap((line) => [line, ...line.split(": "), ...line.split(" · ")])
    .map((text) => text.replace(/^[-•*]\s*/, "").trim())
    .filter(Boolean);

const shownIn = (html: string): string =>
  decoded(
    html
      .replace(/<(title|style)[\s\S]*?<\/\1>|<\/?span[^>]*>/g, "")
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
  );

for (const locale of locales)
  mails(`has a subject, a text and a page that lack no word in ${locale}`, async () => {
    await loadLanguage(locale);
    const written = everyMailIn(locale);
    assert.equal(Object.keys(written), Object.keys(everyMail));
    const dir = languages[locale].direction === "rtl" ? ' dir="rtl"' : "";
    for (const [name, email] of Object.entries(written)) {
      const { subject, body } = email;
      const html = emailHtml(email);
      assert.ok(subject && !subject.includes("\n") && body.length > subject.length, name);
      for (const text of [subject, body, html])
        assert.not.match(text, /\bundefined\b|\bnull\b|\[object |\bNaN\b|\{\w+\}/, name);
      assert.ok(html.includes(`<html lang="${locale}"${dir}>`), name);
      assert.ok(html.includes(`<body${dir} style=`), name);
      const shown = shownIn(html);
      for (const word of body.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
        assert.ok(shown.includes(word), `${name}: ${word}`);
    }
  });

for (const locale of locales.filter((one): one is Exclude<Locale, "en"> => one !== "en"))
  mails(`says nothing in English that its catalogue has in ${locale}`, async () => {
    await loadLanguage(locale);
    const { spoken } = (await import(`../../src/content/${locale}/spoken.ts`)) as { spoken: Speech };
    const isEnglish = knownEnglish(spoken);
    const left = Object.entries(everyMailIn(locale))
      .filter(([, { audience }]) => audience !== "administrator")
      .flatMap(([name, email]) =>
        textsOf(email)
          .filter(isEnglish)
          .map((text) => `${name}: ${text}`),
      );
    assert.equal(left, []);
    const found = Object.values(everyMail).flatMap((email) => textsOf(email).filter(isEnglish));
    assert.ok(found.length > 100, `only ${found.length} English texts are recognised`);
  });

mails.run();
