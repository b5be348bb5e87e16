import { createHash } from "node:crypto";
import type { Assets } from "../env.ts";

export type Manifest = Record<string, { file: string }>;

const styleName = (source: string) => /^src\/styles\/([a-z-]+)\.css$/.exec(source)?.[1];

/** The browser build, from its manifest; `read` gives the text of one of its files. */
export function assetsOf(manifest: Manifest, read: (file: string) => string): Assets {
  const styles = new Map<string, { css: string; hash: string }>();
  for (const [source, { file }] of Object.entries(manifest)) {
    const name = styleName(source);
    if (!name) continue;
    const css = read(file).trim();
    styles.set(name, { css, hash: `sha256-${createHash("sha256").update(css).digest("base64")}` });
  }
  return {
    url(source) {
      const entry = manifest[source];
      if (!entry) throw new Error(`the browser build has no ${source}`);
      return `/${entry.file}`;
    },
    style(name) {
      const style = styles.get(name);
      if (!style) throw new Error(`the browser build has no style ${name}`);
      return style;
    },
    styleHashes: [...styles.values()].map((style) => style.hash),
  };
}
