import type { Plugin } from "vite";

/**
 * Makes Node's bundle one function, written in ASCII, for `built-server.mjs` to call. V8 takes it as it lies on the disk;
 * a module would be decoded, and copied into such a function, at every start.
 */
export function startableServer(): Plugin {
  return {
    name: "startable-server",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = functionOf(file.code);
      },
    },
    applyToEnvironment: ({ name }) => name === "ssr",
  };
}

// What Node wraps modules in, on their first line, so that traces name theirs.
const functionOf = (code: string) =>
  `(function (exports, require, module, __filename, __dirname) {${inAscii(code)}\n})\n`;

/** In texts, patterns and comments, where alone a program has such signs, an escape means the same. */
function inAscii(code: string): string {
  if (/\\[^\0-\x7f]|\bString\.raw\b/.test(code))
    throw new Error("After a backslash, or in a raw text, a sign has no escape: see startable-server.ts");
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
