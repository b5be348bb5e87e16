import { languages } from "../../shared/languages.ts";
import type { Translated } from "./page-meta.ts";

/** The same page in the other languages, each named by its own speakers. */
export function LanguageLinks({ pages }: { pages: readonly Translated[] }) {
  return pages.map(({ locale, href }) => (
    <li key={locale}>
      <a href={href} lang={locale} hrefLang={locale}>
        {languages[locale].name}
      </a>
    </li>
  ));
}
