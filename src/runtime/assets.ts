import { createHash } from "node:crypto";
import type { Assets } from "../env.ts";

export interface BrowserBuild {
  urls: Record<string, string>;
  /** The scripts of each further language. */
  languages: Partial<Record<string, Record<string, string>>>;
  styles: Record<string, { url: string; css: string }>;
}

export function assetsOf({ urls, languages, styles }: BrowserBuild): Assets {
  const known = new Map(
    Object.entries(styles).map(([name, { url, css }]) => [name, { url, css, hash: hashOf(css) }]),
  );
  const found = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new Error(`the browser build has no ${name}`);
    return value;
  };
  return {
    url: (source, locale) => found(languages[locale]?.[source] ?? urls[source], source),
    style: (name) => found(known.get(name), `style ${name}`),
  };
}

const hashOf = (css: string) => `sha256-${createHash("sha256").update(css).digest("base64")}`;
