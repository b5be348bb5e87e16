import { type Speech, speech } from "./speech.ts";

/** Writes `4,500`. Intl is ten times slower and takes 20 ms to start. */
export function count(value: number, language: Speech | undefined = speech()): string {
  const digits = String(value);
  if (!language) return grouped(digits, ",");
  const [whole = "", part] = digits.split(".");
  const long = whole.length < language.fewestGrouped ? whole : grouped(whole, language.group);
  return part === undefined ? long : long + language.decimal + part;
}

const grouped = (digits: string, separator: string) => digits.replace(/\B(?=(\d{3})+$)/g, separator);

function dollars(digits: string): string {
  const language = speech();
  return language ? language.money.replace("{n}", () => digits) : `$${digits}`;
}

export const usd = (amount: number): string =>
  `${amount < 0 ? "-" : ""}${dollars(count(Math.abs(Math.round(amount))))}`;

export const usdCents = (cents: number): string =>
  cents % 100 === 0
    ? usd(cents / 100)
    : dollars(
        `${count(Math.floor(cents / 100))}${speech()?.decimal ?? "."}${String(cents % 100).padStart(2, "0")}`,
      );

export const listed = (items: readonly string[]): string => items.join(speech()?.comma ?? ", ");

/** Only the holder recognises the last three characters. */
export const passportEnding = (number: string): string => [...number.trim()].slice(-3).join("");

const months = "January February March April May June July August September October November December".split(
  " ",
);

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** Returns the form of another language, or the English text. */
function written(
  value: Date | string,
  form: "longDate" | "shortDate",
  english: (day: number, month: string, year: number) => string,
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth(), date.getUTCFullYear()];
  const language = speech();
  if (!language) return english(day, months[month]!, year);
  const { [form]: text, [form === "longDate" ? "months" : "shortMonths"]: names } = language;
  return text.replace("{day}", String(day)).replace("{month}", names[month]!).replace("{year}", String(year));
}

export const shortDate = (value: Date | string): string =>
  written(value, "shortDate", (day, month, year) => `${month.slice(0, 3)} ${day}, ${year}`);

/** Writes the day without its year. Other languages name the day first. */
export function shortDay(value: Date | string): string {
  const date = new Date(value);
  const [day, names] = [date.getUTCDate(), speech()?.shortMonths];
  const month = date.getUTCMonth();
  return names ? `${day} ${names[month]}` : `${months[month]!.slice(0, 3)} ${day}`;
}

export const longDate = (value: Date | string): string =>
  written(value, "longDate", (day, month, year) => `${month} ${day}, ${year}`);

export const inOneLine = (text: string): string => text.replaceAll(" ", "\u00a0");

export const longDateTime = (value: Date | string): string => withTime(value, longDate);

function withTime(value: Date | string, dayOf: (date: Date) => string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  const [hours, minute, day] = [date.getUTCHours(), twoDigits(date.getUTCMinutes()), dayOf(date)];
  const language = speech();
  if (!language) return `${day} at ${hours % 12 || 12}:${minute} ${hours < 12 ? "AM" : "PM"}`;
  return language.dateTime
    .replace("{date}", day)
    .replace("{hour}", twoDigits(hours))
    .replace("{minute}", minute);
}
