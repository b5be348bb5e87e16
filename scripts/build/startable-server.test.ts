import { runInThisContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startableServer } from "./startable-server.ts";

const startable = suite("startableServer");

/** What Vite's build is handed for a module. */
function written(code: string): string {
  const file = { type: "chunk", code };
  const { handler } = startableServer().generateBundle as { handler: (...given: unknown[]) => void };
  handler({}, { "server.js": file });
  return file.code;
}

startable("writes a module as one function in ASCII that gives the same", () => {
  const code = "exports.said = `é ★ 🙂`; exports.found = /^[★é]\\s🙂$/u.test('★ 🙂'); // ü";
  const text = written(code);
  assert.match(text, /^[\0-\x7f]+$/);
  const exported: Record<string, unknown> = {};
  runInThisContext(text)(exported);
  assert.equal(exported, { said: "é ★ 🙂", found: true });
});

for (const [what, code] of [
  ["a sign after a backslash", "exports.said = '\\★';"],
  ["a raw text", "exports.said = String.raw`★`;"],
] as const)
  startable(`refuses ${what}, where an escape would mean something else`, () => {
    assert.throws(() => written(code), /has no escape/);
  });

startable.run();
