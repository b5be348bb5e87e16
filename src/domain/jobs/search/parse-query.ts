/** What somebody typed, before anything is known about its words. */
export interface TypedQuery {
  /** Parts between "or", commas and slashes. Each is a way to match. */
  parts: string[];
  /** Quoted texts, all of which a job must hold. */
  quoted: string[];
  /** Words behind a minus, none of which a job may hold. */
  excluded: string[];
  /** USD a month. */
  salaryFrom: number | undefined;
}

const longest = 200;
const mostParts = 6;

const quote = /["“”«»]([^"“”«»]+)["“”«»]?/g;
const minus = /(^|\s)[-−](\p{L}[^\s,;|]*)/gu;
const pay =
  /(^|\s)(?:from\s+)?(?:\$|usd)?\s?([1-9]\d?[.,]?\d{3}|[5-9]\d{2})\s?(?:\$|usd|dollars?)?(?:\s?\/?\s?(?:month|mo))?(?=\s|$)/i;
const between = /\s+(?:or|o|ou|или|أو|या|atau)\s+|[,;|]|\s\/\s/iu;

export const withoutPay = (typed: string): string => typed.replace(pay, "$1").replace(/\s+/g, " ").trim();

/** Reads quotes, minus, "or", commas and pay: "welder 3000" asks for at least 3,000 a month. */
export function parseQuery(typed: string): TypedQuery {
  const quoted: string[] = [];
  const excluded: string[] = [];
  let rest = typed.slice(0, longest);
  rest = rest.replace(quote, (_, text: string) => {
    quoted.push(text);
    return " ";
  });
  rest = rest.replace(minus, (_, space: string, word: string) => {
    excluded.push(word);
    return space;
  });
  let salaryFrom: number | undefined;
  if (/\p{L}/u.test(rest))
    rest = rest.replace(pay, (_, space: string, amount: string) => {
      salaryFrom = Number(amount.replace(/[.,]/, ""));
      return space;
    });
  const parts = rest
    .split(between)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
  return { parts: parts.slice(0, mostParts), quoted, excluded, salaryFrom };
}
