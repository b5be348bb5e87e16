import { suite } from "uvu";
import * as assert from "uvu/assert";
import { locales as languages } from "../../src/shared/languages.ts";
import { filesIn, filesUnder, isTest, withoutComments } from "./source-files.ts";

const locales = suite("the language of links and words");

const shipped = [...filesUnder("src", /\.tsx?$/), ...filesUnder("islands", /\.tsx?$/)]
  .filter((file) => !isTest(file))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }));

/** Pages, calls and islands take `linkTo` from their request or from React, so it fits the reader's language. */
const linkMakers = [
  { where: /^src\/middleware\/read-locale\.ts$/, why: "gives each request its links" },
  { where: /^islands\/lib\/locale\.ts$/, why: "gives each component its links" },
  { where: /^src\/domain\/mail\/reader-locale\.ts$/, why: "gives each email the links of its reader" },
  { where: /^src\/emails\//, why: "writes emails, each in the language of its reader" },
];

locales("is chosen in few places, and everything else takes its links from there", () => {
  const wrong = shipped.filter(
    ({ path, text }) =>
      path !== "src/shared/link.ts" &&
      /\blinksFor\b/.test(text) &&
      !linkMakers.some(({ where }) => where.test(path)),
  );
  assert.equal(
    paths(wrong),
    [],
    "take c.var.linkTo in a handler, useLinkTo() in a component, writeTo for an email",
  );
});

locales("is the reader's, so no code names one for a link", () => {
  const wrong = shipped.filter(({ text }) => /\blinksFor\(\s*["'`]/.test(text));
  assert.equal(paths(wrong), [], "take the links of the reader");
});

/** Each reads or writes the prefix of an address that it was given, and makes no link. */
const prefixReaders = [
  "src/middleware/read-locale.ts",
  "src/middleware/route-at.ts",
  "src/middleware/translated-page.ts",
  "src/middleware/unmatched.ts",
  "src/routes/system/robots.ts",
  "src/routes/system/speculation-rules.ts",
  "src/runtime/node/site-server.ts",
  "src/runtime/overload/refusals.ts",
  "src/shared/languages.ts",
  "src/shared/link.ts",
];

locales("is part of an address in few places, so no link is made by hand", () => {
  const others = languages.filter((locale) => locale !== "en").join("|");
  const byHand = new RegExp(
    `\\b(?:localeOf|inLocale)\\b|["'\`]/(?:${others})(?=["'\`/?#])|/\\$\\{[^}]*(?:locale|language)\\b`,
    "i",
  );
  const wrong = shipped.filter(({ text }) => byHand.test(text));
  assert.equal(paths(wrong), prefixReaders, "make the link with linkTo(routes.<name>)");
});

/** A path of the map has no prefix, so it registers a handler and is no address. */
const pathAsAddress = /(?:href|action|redirect)\s*[=(:]\s*[{(`]?(?:\$\{)?\s*routes\.\w+\.path/;

locales("is missing in the paths of the map, so nothing links to them", () => {
  const wrong = shipped.filter(({ text }) => pathAsAddress.test(text));
  assert.equal(paths(wrong), [], "make the link with linkTo(routes.<name>)");
});

/** Their functions take a whole email, which has its language, or a part of its finished text. */
const frames = ["email", "email-box", "email-html", "email-look", "email-parts", "email-text", "heading"].map(
  (name) => `src/emails/${name}.ts`,
);

locales("comes first in every email, and chooses its words", () => {
  const emails = filesIn("src/emails", /\.ts$/).filter((file) => !isTest(file));
  const begun = /^export (?:function \w+|const \w+ = )\((?!\s*locale: Locale\b)/m;
  const withoutLocale = emails.filter(({ path, text }) => !frames.includes(path) && begun.test(text));
  const inEnglish = emails.filter(({ text }) =>
    /import \{[^}]*\btn?\b[^}]*\} from "[^"]*words\.ts"/.test(text),
  );
  assert.equal(paths([...withoutLocale, ...inEnglish]), [], "begin with `locale`, and ask wordsFor(locale)");
});

locales.run();

function paths(files: { path: string }[]): string[] {
  return files.map(({ path }) => path).sort();
}
