import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const files: Record<string, string> = {
  react: "react/cjs/react.production.js",
  "react/jsx-runtime": "react/cjs/react-jsx-runtime.production.js",
  "react-dom": "react-dom/cjs/react-dom.production.js",
  // Its entry holds the streaming renderer as well, which no page is rendered by.
  "react-dom/server": "react-dom/cjs/react-dom-server-legacy.node.production.js",
};

/**
 * Takes into Node's bundle what of React renders a page. Loaded from its package, each entry is found, read and compiled
 * at every start, which takes a third longer until the first page.
 */
export function lighterReact(): Plugin {
  return {
    name: "lighter-react",
    apply: "build",
    enforce: "pre",
    resolveId(source) {
      const file = files[source];
      return file && fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url));
    },
    applyToEnvironment: ({ name }) => name === "ssr",
  };
}
