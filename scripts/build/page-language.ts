import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, parseAst, runnerImport } from "vite";
import { type Locale, languages, locales } from "../../src/shared/languages.ts";
import { root } from "../shared/root.mjs";

export type Translation = Exclude<Locale, "en">;

export const translations = locales.filter((locale): locale is Translation => locale !== "en");

export const environmentOf = (locale: Translation) => `client_${locale}`;

const speechFile = resolve(root, "src/shared/speech.ts");
const english = resolve(root, "src/content/en");
const isShared = new RegExp(
  `^${root}/(islands|src/shared|src/content/(apply|payment)-messages)\\b.*\\.tsx?$`,
);
const isWordy = new RegExp(`^${root}/(islands|src/shared|src/content)/.*\\.tsx?$`);

/** English is what the code has, so its scripts need no code that asks for a language. */
export function inEnglish(): Plugin {
  return {
    name: "in-english",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) =>
      isWordy.test(id) && id !== speechFile ? code.replace(/\bspeech\(\)/g, "undefined") : undefined,
  };
}

/** Builds the scripts of the pages in a language: with its words, its forms and the phrases of each module. */
export function inLanguage(locale: Translation): Plugin {
  let phrases: Readonly<Record<string, string>> = {};
  return {
    name: `in-${locale}`,
    enforce: "post",
    applyToEnvironment: ({ name }) => name === environmentOf(locale),
    async buildStart() {
      const file = resolve(root, `src/content/${locale}/phrases.ts`);
      ({ phrases } = (await runnerImport<{ phrases: typeof phrases }>(file)).module);
    },
    resolveId: {
      order: "pre",
      async handler(source, importer, options) {
        if (!/\/en\/[\w-]+\.ts$/.test(source)) return undefined;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        const file =
          found?.id.startsWith(`${english}/`) && found.id.replace(english, `${english}/../${locale}`);
        return file && existsSync(file) ? resolve(file) : found;
      },
    },
    load: (id) => (id === speechFile ? pageSpeech(locale) : undefined),
    transform(code, id) {
      if (!isShared.test(id) || id === speechFile) return undefined;
      const said = saidIn(code).filter((text) => (phrases[text] ?? text) !== text);
      if (said.length === 0) return undefined;
      const own = Object.fromEntries(said.map((text) => [text, phrases[text]]));
      return `import { learn } from ${JSON.stringify(speechFile)};\nlearn(${JSON.stringify(own)});\n${code}`;
    },
  };
}

/** The page names the phrases that only its data hold, such as the countries of a list. */
const pageSpeech = (locale: Translation) => `
  import { formats } from ${JSON.stringify(resolve(root, `src/content/formats/${locale}.ts`))};
  const phrases = Object.create(null);
  export const learn = (more) => Object.assign(phrases, more);
  for (const island of document.querySelectorAll("is-land[phrases]"))
    learn(JSON.parse(island.getAttribute("phrases")));
  const isRightToLeft = ${languages[locale].direction === "rtl"};
  const page = { locale: "${locale}", isRightToLeft, words: {}, phrases, ...formats };
  export const speech = () => page;
  export const speakBy = () => {};
`;

/** `npm run dev` builds no scripts, so a page takes the whole catalogue of its language. */
export function inLanguageOfPage(): Plugin {
  return {
    name: "in-language-of-page",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id.split("?")[0] === speechFile ? developmentSpeech() : undefined),
  };
}

const developmentSpeech = () => `
  const catalogues = {
    ${translations.map((locale) => `${locale}: () => Promise.all([${partsOf(locale).join(", ")}]),`).join("\n")}
  };
  const { lang, dir } = document.documentElement;
  const parts = await catalogues[lang]?.();
  const page = parts && {
    locale: lang,
    isRightToLeft: dir === "rtl",
    words: parts[0][lang],
    phrases: parts[1].phrases,
    ...parts[2].formats,
  };
  export const speech = () => page;
  export const speakBy = () => {};
`;

const partsOf = (locale: Translation) =>
  [`${locale}/index`, `${locale}/phrases`, `formats/${locale}`].map(
    (file) => `import("/src/content/${file}.ts")`,
  );

type Node = { type: string; value?: unknown } & Record<string, unknown>;

/** The texts of a module. A property's name is none. */
export function saidIn(code: string): string[] {
  const texts = new Set<string>();
  const visit = (node: unknown, key?: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (isNode(node)) {
      if (node.type === "Literal" && typeof node.value === "string" && key !== "key") texts.add(node.value);
      for (const [name, child] of Object.entries(node)) visit(child, name);
    }
  };
  visit(parseAst(code));
  return [...texts];
}

const isNode = (node: unknown): node is Node =>
  typeof node === "object" && node !== null && typeof (node as Node).type === "string";
