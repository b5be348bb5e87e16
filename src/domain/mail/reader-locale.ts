import { inLanguage, loadLanguage } from "../../content/words.ts";
import { findLanguageOfAccount, findLanguageOfApplication } from "../../db/mail/reader-languages.ts";
import type { Sql } from "../../db/sql.ts";
import type { Locale } from "../../shared/languages.ts";
import { type LinkTo, linksFor } from "../../shared/link.ts";
import type { Settings } from "../../world.ts";

/** Names a candidate by an application or a draft, an account by its address, or a language that the row holds. */
export type Reader = { applicationId: string } | { account: string } | { language: string };

/** The administrator's pages exist in English alone. */
export const administrator: Reader = { language: "en" };

const languageOf = async (sql: Sql, reader: Reader): Promise<string | undefined> => {
  if ("language" in reader) return reader.language;
  return "account" in reader
    ? findLanguageOfAccount(sql, reader.account)
    : findLanguageOfApplication(sql, reader.applicationId);
};

/** A reader whose language the operator turned off reads English. */
export async function readerLocale(
  sql: Sql,
  { languages }: Pick<Settings, "languages">,
  reader: Reader,
): Promise<Locale> {
  const language = await languageOf(sql, reader);
  const locale = languages.find((one) => one === language) ?? "en";
  await loadLanguage(locale);
  return locale;
}

/** Whoever causes an email may read another language, so its words and links are made for its reader. */
export async function writeTo<Mail>(
  sql: Sql,
  settings: Pick<Settings, "languages">,
  reader: Reader,
  write: (locale: Locale, linkTo: LinkTo) => Mail | Promise<Mail>,
): Promise<Mail> {
  const locale = await readerLocale(sql, settings, reader);
  return inLanguage(locale, () => write(locale, linksFor(locale)));
}
