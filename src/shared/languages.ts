/** The languages of the site. `name` is what its own speakers call it. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
} as const satisfies Record<string, { name: string; direction: "ltr" | "rtl" }>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as Locale[];

/** English has no prefix. `/es/jobs` is `/jobs` in Spanish. */
export function localeOf(path: string): { locale: Locale; path: string } {
  const first = path.split("/", 2)[1];
  const locale = locales.find((one) => one === first && one !== "en");
  return locale ? { locale, path: path.slice(locale.length + 1) || "/" } : { locale: "en", path };
}
