import { ar, es, fr, id, ru } from "make-plural/cardinals";
import { at } from "../shared/root.mjs";

const plurals = { ar, es, fr, id, ru };

/** The languages with the tag of CLDR whose habits they take. Spanish is that of Latin America, where most of its readers live. */
const tags = { es: "es-419", ar: "ar", fr: "fr", id: "id", ru: "ru" } as const;

export type FormattedLanguage = keyof typeof tags;

export const formattedLanguages = Object.keys(tags) as FormattedLanguage[];

export const formatsFile = (language: FormattedLanguage) => at(`src/content/formats/${language}.ts`);

/** A Tuesday at 14:05 in a month whose name is long in every language. */
const sample = new Date(Date.UTC(2026, 8, 8, 14, 5));

type Options = Intl.DateTimeFormatOptions;

/** The source of a file with the `Formats` of a language. Reading CLDR at run time would delay the first page by 20 ms. */
export function formatsText(language: FormattedLanguage): string {
  const tag = `${tags[language]}-u-nu-latn`;
  const { group, decimal } = Object.fromEntries(
    new Intl.NumberFormat(tag).formatToParts(1234567.5).map(({ type, value }) => [type, value]),
  );
  const isGrouped = new Intl.NumberFormat(tag).format(4500).length > 4;
  const fields = {
    group,
    fewestGrouped: isGrouped ? 4 : 5,
    decimal,
    comma: language === "ar" ? "، " : ", ",
    money: moneyOf(tag, language),
    months: monthsOf(tag, "long"),
    shortMonths: monthsOf(tag, "short"),
    longDate: dateOf(tag, "long"),
    shortDate: dateOf(tag, "short"),
    dateTime: dateTimeOf(tag),
  };
  const lines = Object.entries(fields).map(
    ([name, value]) => `  ${name}: ${escaped(JSON.stringify(value))},`,
  );
  const plural = String(plurals[language]).replace(/\s+/g, " ").replaceAll("'", '"');
  return [
    "// Generated from CLDR by `npm run generate`.",
    'import type { Formats } from "../../shared/speech.ts";',
    "",
    "export const formats: Formats = {",
    `  plural: ${typed(plural)},`,
    ...lines,
    "};",
    "",
  ].join("\n");
}

/** Amounts in Arabic are those of English. The text around would tear the sign from its digits, so they are isolated. */
function moneyOf(tag: string, language: FormattedLanguage): string {
  const isArabic = language === "ar";
  const amount = new Intl.NumberFormat(isArabic ? "en-US" : tag, {
    ...{ style: "currency", currency: "USD", currencyDisplay: "narrowSymbol", maximumFractionDigits: 0 },
  })
    .format(7)
    .replace("7", "{n}");
  return isArabic ? `\u2066${amount}\u2069` : amount;
}

const dateForm = (month: "long" | "short"): Options => ({
  ...{ day: "numeric", month, year: "numeric", timeZone: "UTC" },
});

const partsOf = (tag: string, options: Options, date = sample) =>
  new Intl.DateTimeFormat(tag, options).formatToParts(date);

const monthsOf = (tag: string, month: "long" | "short"): string[] =>
  Array.from({ length: 12 }, (_, index) => {
    const parts = partsOf(tag, dateForm(month), new Date(Date.UTC(2026, index, 8)));
    return parts.find(({ type }) => type === "month")!.value;
  });

const dateOf = (tag: string, month: "long" | "short"): string =>
  partsOf(tag, dateForm(month))
    .map(({ type, value }) => (type === "literal" ? value : `{${type}}`))
    .join("");

function dateTimeOf(tag: string): string {
  const date = new Intl.DateTimeFormat(tag, dateForm("long")).format(sample);
  const whole: Options = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone: "UTC" };
  const parts = partsOf(tag, whole).map(({ type, value }) =>
    type === "hour" || type === "minute" ? `{${type}}` : value,
  );
  // The two forms of CLDR differ in the width of their spaces.
  return parts.join("").replace(new RegExp(date.replaceAll(".", "\\.").replace(/\s/g, "\\s")), "{date}");
}

/** The library writes for JavaScript, whose `==` takes digits for numbers. Its second argument is for short forms like 5M. */
const typed = (plural: string) =>
  plural
    .replace(/^\((n)?(, c)?\)/, (_, n) => `(${n ? "n" : ""})`)
    .replace("!c && ", "")
    .replace(" || c > 5", "")
    .replace("i = s[0],", 'i = s[0] ?? "",')
    .replace(/(i\d+) = (i\.slice\(-\d\))/g, "$1 = Number($2)")
    .replace("n100 = t0 && s[0].slice(-2)", "n100 = t0 ? Number(s[0]?.slice(-2)) : -1")
    .replace(/\bi ([!=]=) (?=\d)/g, "Number(i) $1 ")
    .replace(/(?<![<>=!])([!=])=(?!=)/g, "$1==");

/** Invisible signs are written by their numbers. */
const escaped = (json: string) =>
  json.replace(
    /[^\x20-\x7e\p{L}\p{M}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
