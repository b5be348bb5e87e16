import { quotedText, quoteMarks } from "../../../shared/jobs/quote-marks.ts";
import { cutText } from "../../../shared/surrogates.ts";

export interface TypedQuery {
  /** The parts between "or", commas and slashes. A job matches one of them. */
  parts: string[];
  quoted: string[];
  excluded: string[];
  salaryFrom: number | undefined;
}

const longest = 200;
const mostParts = 6;

/** The words for "or" in all languages of the search. */
export const joining = "(?:or|ou|или|أو|या|atau)";

const quote = new RegExp(`(?:(?<=^|\\s)([-−]))?${quotedText}`, "g");
const minus = /(^|\s)[-−](\p{L}[^\s,;|]*)/gu;
const pay =
  /(^|\s)(?:from\s+)?(\$|usd\s?)?([1-9]\d?[.,]?\d{3}|[5-9]\d{2})(\s?(?:\$|usd|dollars?))?(?:\s?\/?\s?(?:month|mo))?(?=\s|,|$)/gi;
const between = new RegExp(`\\s+${joining}\\s+|[,;|]|\\s/\\s`, "iu");

/** A round number from 1,000 on is pay. Others belong to names such as ISO 9001 and API 570, unless they name a currency. */
const isPay = (amount: number, currency: string | undefined) =>
  currency !== undefined || (amount >= 1_000 && amount % 50 === 0);

function cutPay(text: string): { rest: string; salaryFrom: number | undefined } {
  let salaryFrom: number | undefined;
  const rest = text.replace(
    pay,
    (all: string, space: string, before: string, digits: string, after: string) => {
      const amount = Number(digits.replace(/[.,]/, ""));
      if (salaryFrom !== undefined || !isPay(amount, before ?? after)) return all;
      salaryFrom = amount;
      return space;
    },
  );
  return { rest, salaryFrom };
}

export const withoutQuoteMarks = (typed: string): string =>
  typed.replace(quoteMarks, " ").replace(/\s+/g, " ").trim();

export const withoutPay = (typed: string): string => cutPay(typed).rest.replace(/\s+/g, " ").trim();

/** Reads quotes, minus, "or", commas and pay: "welder 3000" asks for at least 3,000 a month. */
export function parseQuery(typed: string): TypedQuery {
  const quoted: string[] = [];
  const excluded: string[] = [];
  let rest = cutText(typed, longest);
  rest = rest.replace(quote, (_, minus: string | undefined, text: string) => {
    (minus ? excluded : quoted).push(text);
    return " ";
  });
  rest = rest.replace(minus, (_, space: string, word: string) => {
    excluded.push(word);
    return space;
  });
  const { rest: worded, salaryFrom } = /\p{L}/u.test(rest) ? cutPay(rest) : { rest, salaryFrom: undefined };
  const parts = worded
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  // Without anything to look for, nothing can be left out.
  if (parts.length === 0 && quoted.length === 0) parts.push(...excluded.splice(0));
  return { parts: parts.slice(0, mostParts), quoted, excluded, salaryFrom };
}
