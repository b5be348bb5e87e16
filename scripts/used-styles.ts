import purgecss from "@fullhuman/postcss-purgecss";
import type { Plugin, Root } from "postcss";

/** Parts of Pico that no page uses. The purger cannot tell: words like "group" and "time" stand in any code. */
const unusedParts = new RegExp(
  [
    /\[role="?(group|search|switch|link|button)|\.(secondary|contrast|outline|container|grid|striped)\b/,
    /\[type="?(range|color|date|month|week|time|reset)|aria-invalid="?false|\[aria-hidden|indeterminate/,
    /^(mark|code|kbd|pre|samp|video|figure|section|nav|dialog)\b|^body ?>|dropdown|tooltip|modal|aria-busy/,
    /^\[data-theme|:root:not\(\[data-theme\]\)|:host|::-(ms|moz-focus|webkit-input)|:focus::file|button:is\(\[aria/,
    // The house has one ring of focus for everything.
    /(^|[^(,]):focus(-visible)?$/,
  ]
    .map((part) => part.source)
    .join("|"),
);

/** What a selector excludes says nothing of what it matches. */
const withoutExclusions = (selector: string) =>
  selector.startsWith(":root") ? selector : selector.replace(/:not\([^()]*(\([^()]*\))?[^()]*\)/g, "");

function tokensOfOurs(root: Root): Set<string> {
  const tokens = new Set<string>();
  root.walkDecls(/^--pico-/, ({ prop, parent, source }) => {
    const isRoot = parent?.type === "rule" && (parent as { selector?: string }).selector === ":root";
    if (isRoot && !source?.input.file?.includes("picocss")) tokens.add(prop);
  });
  return tokens;
}

/** Leaves out Pico's unused parts, and those of its tokens that ours stand for. */
const withoutUnusedParts: Plugin = {
  postcssPlugin: "without-unused-parts",
  Once(root) {
    const replaced = tokensOfOurs(root);
    root.walkRules((rule) => {
      if (!rule.source?.input.file?.includes("picocss")) return;
      const used = rule.selectors.filter((selector) => !unusedParts.test(withoutExclusions(selector)));
      if (used.length === 0) rule.remove();
      else rule.selectors = used;
      if (!rule.selector.startsWith(":root")) return;
      rule.walkDecls((declaration) => {
        if (replaced.has(declaration.prop)) declaration.remove();
      });
    });
  },
};

/** Rules within `:is()` are not seen by the purger, so those stay. */
const onlyUsedRules = purgecss({
  content: ["src/**/*.tsx", "src/**/*.ts", "islands/**/*.tsx", "islands/**/*.ts"],
  variables: true,
  keyframes: true,
  safelist: {
    greedy: [/:is/, /:hover/, /:focus/, /:active/, /aria-current/, /data-theme/],
    // A style sheet of one page uses the tokens of `site`, which the purger reads alone.
    variables: [/^--(?!pico)/],
  },
});

export const usedStyles = [withoutUnusedParts, onlyUsedRules];
