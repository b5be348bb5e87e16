import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const packages = new URL("../../node_modules/", import.meta.url);

/** What a Worker's bundle takes instead of what a package offers it. */
const smaller: Record<string, string> = {
  // Its entry holds the streaming renderer as well, which no page is rendered by.
  "react-dom/server": "react-dom/cjs/react-dom-server-legacy.browser.production.js",
  // With Node's digests, which are there, instead of its own.
  otpauth: "otpauth/dist/otpauth.node.mjs",
};

/** What a Worker never runs; its words lie among the assets. */
const leftOut: [file: RegExp, instead: string][] = [
  [/\/src\/content\/en\/index\.ts$/, "export const en = {};"],
  [/\/islands\/payments\/stripe-checkout\.ts$/, "export const openStripe = undefined;"],
  [/\/hono\/dist\/client\/index\.js$/, "export const hc = () => {};"],
  // For calls of Stripe's second version, of which there is none here.
  [
    /\/stripe\/esm\/V2Coercion\.js$/,
    "export const coerceV2RequestData = (data) => data; export const coerceV2ResponseData = coerceV2RequestData;",
  ],
  [/\/stripe\/esm\/Decimal\.js$/, "export const Decimal = {};"],
  // Lists are asked for page by page.
  [/\/stripe\/esm\/autoPagination\.js$/, "export const makeAutoPaginationMethods = () => ({});"],
  // Of forms it reads only those with files.
  [/\/busboy\/lib\/types\/urlencoded\.js$/, "module.exports = {};"],
  [/\/postgres\/cf\/src\/(subscribe|large)\.js$/, "export default () => ({});"],
];

/** React as modules, which are called with fewer words. No effect runs on a server: without them goes what only they call. */
const modules: Record<string, string> = {
  react: `
    import react from "react/cjs/react.production.js";
    export const { createContext, createElement, useCallback, useContext, useRef, useState } = react;
    /*#__NO_SIDE_EFFECTS__*/ export function useEffect() {}`,
  "react/jsx-runtime": `
    import runtime from "react/cjs/react-jsx-runtime.production.js";
    export const { Fragment, jsx, jsxs } = runtime;`,
};

const asModule = "\0module:";
const isOurs = (importer = "") => !importer.includes("/node_modules/");
const inPackages = (path: string) => fileURLToPath(new URL(path, packages));

/** Makes the Worker's bundle a quarter smaller. */
export function smallerWorker(): Plugin {
  return {
    name: "smaller-worker",
    enforce: "pre",
    resolveId(source, importer) {
      if (importer?.startsWith(asModule)) return inPackages(source);
      if (source in modules && isOurs(importer)) return asModule + source;
      return smaller[source] && inPackages(smaller[source]);
    },
    load: (id) =>
      id.startsWith(asModule)
        ? modules[id.slice(asModule.length)]
        : leftOut.find(([file]) => file.test(id))?.[1],
    applyToEnvironment: ({ name }) => name === "worker",
  };
}
