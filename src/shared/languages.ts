/** The languages of the site. `name` is what its own speakers call it. */
export const languages = {
  en: { name: "English", direction: "ltr" },
  es: { name: "Español", direction: "ltr" },
  ar: { name: "العربية", direction: "rtl" },
  fr: { name: "Français", direction: "ltr" },
  id: { name: "Bahasa Indonesia", direction: "ltr" },
  ru: { name: "Русский", direction: "ltr" },
} as const satisfies Record<string, { name: string; direction: "ltr" | "rtl" }>;

export type Locale = keyof typeof languages;

/** On the first page in another language, a browser shows the offer and a button that closes it. */
export const offers: Record<Locale, [offer: string, close: string]> = {
  en: ["Read this page in English", "No, thanks"],
  es: ["Leer esta página en español", "No, gracias"],
  ar: ["اقرأ هذه الصفحة بالعربية", "لا، شكرًا"],
  fr: ["Lire cette page en français", "Non, merci"],
  id: ["Baca halaman ini dalam bahasa Indonesia", "Tidak, terima kasih"],
  ru: ["Читать эту страницу по-русски", "Нет, спасибо"],
};

export const locales = Object.keys(languages) as Locale[];

/** English has no prefix. `/es/jobs` is `/jobs` in Spanish, and `/es?x=1` is `/?x=1`. */
export function localeOf(address: string): { locale: Locale; path: string } {
  const first = address.split(/[/?]/, 2)[1];
  const locale = locales.find((one) => one === first && one !== "en");
  if (!locale) return { locale: "en", path: address };
  const rest = address.slice(locale.length + 1);
  // `/es/` is no page. It is another spelling of `/es`.
  if (rest === "/") return { locale, path: address };
  return { locale, path: rest.startsWith("/") ? rest : `/${rest}` };
}

/** Returns the same page in another language: `/es/jobs` in French is `/fr/jobs`, and in English `/jobs`. */
export function inLocale(locale: Locale, address: string): string {
  const { path } = localeOf(address);
  return locale === "en" ? path : `/${locale}${path.replace(/^\/(?=$|\?)/, "")}`;
}

/** Finds the best of a browser's languages that the site speaks. `es-MX` means Spanish. */
export const preferredOf = (tags: readonly string[], on: readonly Locale[]): Locale | undefined =>
  tags
    .map((tag) => tag.toLowerCase().split("-", 1)[0])
    .map((language) => on.find((one) => one === language))
    .find((locale) => locale !== undefined);
