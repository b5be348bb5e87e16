import postcss, { type AtRule, type Node } from "postcss";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesUnder } from "./source-files.ts";

const motion = suite("motion");

const moving = /^(animation|transition|scroll-behavior)/;

const isWelcome = ({ parent }: Node): boolean =>
  parent !== undefined &&
  (((parent as AtRule).params?.includes("prefers-reduced-motion: no-preference") ?? false) ||
    isWelcome(parent));

function unasked(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(moving, (declaration) => {
    if (!isWelcome(declaration)) found.push(String(declaration));
  });
  return found;
}

motion("is only for visitors who have nothing against it", () => {
  const wrong = filesUnder("src/styles", /\.css$/).flatMap(({ path, text }) =>
    unasked(text).map((declaration) => `${path}: ${declaration}`),
  );
  assert.equal(wrong, [], "Write it within @media (prefers-reduced-motion: no-preference).");
});

motion("is found outside of the media query that allows it", () => {
  const welcome = "@media (prefers-reduced-motion: no-preference) { a { animation: spin 1s } }";
  assert.equal(unasked(`${welcome} b { transition: color 1s }`), ["transition: color 1s"]);
});

motion.run();
