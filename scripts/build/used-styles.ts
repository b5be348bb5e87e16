import { readFileSync } from "node:fs";
import purgecss from "@fullhuman/postcss-purgecss";
import type { Node, Plugin, Root } from "postcss";

/** Pages do not need what Pico says of these. The purger cannot tell: any code contains words like "group" and "time". */
const unusedParts = new RegExp(
  [
    /\[role="?(group|search|switch|link|button)|\.(secondary|contrast|outline|container|grid|striped)\b/,
    /\[type="?(range|color|date|month|week|time|reset)|aria-invalid="?false|\[aria-hidden|indeterminate/,
    /^(h5|mark|code|kbd|pre|samp|video|figure|section|nav|dialog|aside|del|blockquote)\b|label\[aria-disabled|^body ?>|dropdown|tooltip|modal|aria-busy/,
    /^\[data-theme|:root:not\(\[data-theme\]\)|:host|::-(ms|moz-focus|webkit-input)|file-selector|file-upload/,
    // A label here holds its choice, and never follows it.
    /~ ?label/,
    /(^|[^(,]):focus(-visible)?$/,
    // Every browser says the same of these by itself, or a flex box does.
    /^(b|strong)$|^\[dir="?rtl"?\]($| details)/,
    /^(sub|hr|img|small|canvas|:where\((iframe|nav li)\))|::(-moz-)?selection|list-bullet|(button|submit)"?\]?(:is\()?\[aria-current/,
  ]
    .map((part) => part.source)
    .join("|"),
);

/** A search has these fields and no others, and many pages have only a search. */
const fieldParts = /\b(select|optgroup)\b|\[type="?(checkbox|search)/;
const fieldTokens = /^--pico-(icon-(checkbox|search)|form-element-active-border-color)/;

const formParts =
  /\b(fieldset|legend|progress)\b|^\[type="?(radio|file)|aria-invalid|disabled|spin-button|^textarea/;
const formTokens = /^--pico-(icon-invalid|progress-color|form-element-disabled)/;

const tableParts = /\b(table|thead|tfoot|th|td)\b|overflow-auto/;

/** The parts of Pico that have a sheet of their own: what a selector there names, and the tokens that belong to it. */
const partsOfSheet = {
  forms: { parts: formParts, tokens: formTokens },
  fields: { parts: fieldParts, tokens: fieldTokens },
  tables: { parts: tableParts, tokens: /^--pico-table/ },
};
type Sheet = keyof typeof partsOfSheet;

const sheetOf = (root: Root) =>
  /styles\/(forms|fields|tables)\.css/.exec(root.source?.input.file ?? "")?.[1] as Sheet | undefined;

const sheetFor = (matching: string): Sheet | undefined =>
  (["forms", "fields", "tables"] as const).find((sheet) => partsOfSheet[sheet].parts.test(matching));

const unusedDeclarations =
  /^(transition|animation|scroll-behavior|color-scheme|(--pico-.*)?box-shadow|-ms-.*)$/;

/** A field has one ground, whether the visitor writes in it or not. The title of an open fold has the colour of a closed one. */
const unusedValues = /--pico-(form-element-active-background|accordion-open-summary)-color/;

/** A selector's exclusions say nothing of its matches. */
const withoutExclusions = (selector: string) =>
  selector.startsWith(":root") ? selector : selector.replace(/:not\([^()]*(\([^()]*\))?[^()]*\)/g, "");

const isOfPico = (node: Node) => node.source?.input.file?.includes("picocss") ?? false;

function tokensOfOurs(root: Root): Set<string> {
  const tokens = new Set<string>();
  root.walkRules(/^:root$/, (rule) => {
    if (isOfPico(rule)) return;
    rule.walkDecls(/^--pico-/, ({ prop }) => {
      tokens.add(prop);
    });
  });
  return tokens;
}

/** Lists the declarations of our own unconditional rules as "selector property". Pico is in a layer, so ours win. */
function declaredByOurs(root: Root): Set<string> {
  const declared = new Set<string>();
  root.walkRules((rule) => {
    if (isOfPico(rule) || rule.parent !== root) return;
    for (const selector of rule.selectors)
      rule.each((node) => {
        if (node.type === "decl") declared.add(`${selector} ${node.prop}`);
      });
  });
  return declared;
}

export const withoutUnusedParts: Plugin = {
  postcssPlugin: "without-unused-parts",
  Once(root) {
    const replaced = tokensOfOurs(root);
    const declared = declaredByOurs(root);
    const sheet = sheetOf(root);
    const isUsed = (selector: string) => {
      const matching = withoutExclusions(selector);
      if (unusedParts.test(matching)) return false;
      return sheetFor(matching) === sheet || (sheet !== undefined && selector.startsWith(":root"));
    };
    root.walkAtRules("-moz-document", (rule) => {
      rule.remove();
    });
    // Pico stops the motion of a page here. Our sheets move things only for visitors who have nothing against it.
    root.walkAtRules("media", (rule) => {
      if (isOfPico(rule) && rule.params.includes("prefers-reduced-motion")) rule.remove();
    });
    root.walkRules((rule) => {
      if (!isOfPico(rule)) return;
      const used = rule.selectors.filter(isUsed);
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
      rule.walkDecls((declaration) => {
        const { prop, value, important } = declaration;
        const isOurs = !important && rule.selectors.every((selector) => declared.has(`${selector} ${prop}`));
        if (isOurs || unusedDeclarations.test(prop) || unusedValues.test(value)) declaration.remove();
      });
      if (!rule.selector.startsWith(":root")) return;
      rule.walkDecls((declaration) => {
        const { prop } = declaration;
        if (replaced.has(prop) || (sheet && !partsOfSheet[sheet].tokens.test(prop))) declaration.remove();
      });
    });
  },
};

/** The purger does not see rules within `:is()`, so those stay. */
const onlyUsedRules = purgecss({
  content: ["src/**/*.tsx", "src/**/*.ts", "islands/**/*.tsx", "islands/**/*.ts"],
  skippedContentGlobs: ["**/*.test.ts", "**/*.test.tsx"],
  keyframes: true,
  safelist: { greedy: [/:is/, /:hover/, /:focus/, /:active/, /aria-current/, /data-theme/] },
});

const withoutUnusedTokens: Plugin = {
  postcssPlugin: "without-unused-tokens",
  OnceExit(root) {
    for (let before = -1, left = 0; before !== left; ) {
      const drawnBy = new Set<string>();
      root.walkDecls(({ value }) => {
        for (const [token] of value.matchAll(/--pico-[\w-]+/g)) drawnBy.add(token);
      });
      before = left;
      left = 0;
      root.walkDecls(/^--pico-/, (declaration) => {
        if (drawnBy.has(declaration.prop) || !isOfPico(declaration)) left += 1;
        else declaration.remove();
      });
    }
  },
};

const picoSheet = new URL("../../node_modules/@picocss/pico/css/pico.css", import.meta.url);
const picoTokens = [...new Set(readFileSync(picoSheet, "utf8").match(/--pico-[\w-]+/g))];

const shortened = (text: string) =>
  text.replace(/--pico-[\w-]+/g, (token) => {
    const place = picoTokens.indexOf(token);
    return place < 0 ? token : `--p${place}`;
  });

/** Pico's long names take 2 % of a page. A token has the same short name in every sheet: its place in Pico's own. */
const withShortTokens: Plugin = {
  postcssPlugin: "with-short-tokens",
  OnceExit(root) {
    root.walkDecls((declaration) => {
      declaration.prop = shortened(declaration.prop);
      declaration.value = shortened(declaration.value);
    });
  },
};

export const usedStyles = [withoutUnusedParts, onlyUsedRules, withoutUnusedTokens, withShortTokens];
