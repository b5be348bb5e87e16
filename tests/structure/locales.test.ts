import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesIn, filesUnder, isTest, withoutComments } from "./source-files.ts";

const locales = suite("the language of links and words");

const shipped = [...filesUnder("src", /\.tsx?$/), ...filesUnder("islands", /\.tsx?$/)]
  .filter((file) => !isTest(file))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }));

/** Pages, calls and islands take `linkTo` from their request or from React, so it fits the reader's language. */
const linkMakers = [
  { where: /^src\/middleware\/read-locale\.ts$/, why: "gives each request its links" },
  { where: /^islands\/lib\/locale\.ts$/, why: "gives each component its links" },
  { where: /^src\/(domain|tasks|emails)\//, why: "writes emails, each in the language of its reader" },
];

/** Their links have a token, and so no prefix in any language. */
const languageless = [
  "src/domain/applications/application-link.ts",
  "src/domain/applications/export-candidate-data.ts",
];

locales("is chosen in few places, and everything else takes its links from there", () => {
  const wrong = shipped.filter(
    ({ path, text }) =>
      path !== "src/shared/link.ts" &&
      /\blinksFor\b/.test(text) &&
      !linkMakers.some(({ where }) => where.test(path)),
  );
  assert.equal(paths(wrong), [], "take c.var.linkTo in a handler, useLinkTo() in a component");
});

locales("is English by name only for links that are the same in all languages", () => {
  const wrong = shipped.filter(({ text }) => /\blinksFor\(\s*["'`]/.test(text));
  assert.equal(paths(wrong), languageless, "make the link for readerLocale(...) of who gets the email");
});

/** Their functions take a whole email, which has its language. */
const frames = ["src/emails/email.ts", "src/emails/email-html.ts"];

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
