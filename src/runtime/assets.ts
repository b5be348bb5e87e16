import { createHash } from "node:crypto";
import type { Assets, Styles } from "../env.ts";

export interface BrowserBuild {
  urls: Record<string, string>;
  /** The scripts of each further language. */
  languages: Partial<Record<string, Record<string, string>>>;
  styles: Record<string, { url: string; css: string }>;
}

export function assetsOf({ urls, languages, styles }: BrowserBuild): Assets {
  const joined = new Map<string, Styles>();
  const found = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`the browser build has no ${name}`);
    return value;
  };
  return {
    url: (source, locale) => found(languages[locale]?.[source] ?? urls[source], source),
    styles(names) {
      const known = joined.get(names.join());
      if (known) return known;
      const sheets = names.map((name) => found(styles[name], `style ${name}`));
      const css = sheets.map((sheet) => sheet.css).join("");
      const page = { urls: sheets.map(({ url }) => url), css, hash: hashOf(css) };
      joined.set(names.join(), page);
      return page;
    },
  };
}

const hashOf = (css: string) => `sha256-${createHash("sha256").update(css).digest("base64")}`;
