import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const renderer = new URL(
  "../node_modules/react-dom/cjs/react-dom-server-legacy.node.production.js",
  import.meta.url,
);

/** Leaves Node the renderer that makes one string of a page: React's entry loads the streaming one as well, at every start. */
export function lighterReact(): Plugin {
  return {
    name: "lighter-react",
    apply: "build",
    enforce: "pre",
    resolveId: (source) => (source === "react-dom/server" ? fileURLToPath(renderer) : undefined),
    applyToEnvironment: ({ name }) => name === "ssr",
  };
}
