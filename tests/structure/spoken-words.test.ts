import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseAst } from "vite";
import { filesUnder, isTest, type SourceFile } from "./source-files.ts";

const words = suite("the words of a page");

/** These answer in the language of the reader, so nobody may keep what they answer. */
const spoken =
  /^(t|tn|say|usd|usdCents|count|countedText|longDate|shortDate|longDateTime|payRange|monthlyPay|yearlyPay|typeNames|refundSentence|contractText|rotationText|\w+(Label|Options|Message))$/;

/** A function that runs while its module is loaded. */
const runsAtOnce = /^(map|flatMap|filter|forEach|reduce|sort|toSorted|from|fromEntries|find|some|every)$/;

type Node = { type: string; start: number } & Record<string, unknown>;

const isFunction = ({ type }: Node) =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

const nameOf = (node: unknown) => {
  const { name, property } = (node ?? {}) as { name?: string; property?: { name?: string } };
  return name ?? property?.name ?? "";
};

function keptWords({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: unknown, isRun = false): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isRun);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const { type, start, callee, arguments: given } = node as Node;
    if (type === "MethodDefinition" || (type && isFunction(node as Node) && !isRun)) return;
    if (type === "CallExpression") {
      if ((callee as Node).type === "Identifier" && spoken.test(nameOf(callee)))
        found.push(`${path}:${text.slice(0, start).split("\n").length}`);
      visit(callee);
      for (const one of given as Node[]) visit(one, runsAtOnce.test(nameOf(callee)));
    } else for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }));
  return found;
}

words("are asked for when it is made, and never while a module is loaded", () => {
  const files = ["src", "islands"]
    .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
    .filter((file) => !isTest(file) && !/^src\/content\/(?!\w[\w-]*\.ts$)/.test(file.path));
  const kept = files.filter(({ text }) => /\bt\w*\(|\bsay\(|\w+Label\(/.test(text)).flatMap(keptWords);
  assert.equal(kept, [], "make it a function");
});

words("are found where they are kept", () => {
  const kept = (text: string) => keptWords({ path: "x.ts", text }).length;
  assert.is(kept('const title = t("a.b");'), 1);
  assert.is(kept("const all = list.map((one) => ({ label: t(one) }));"), 1);
  assert.is(kept('const title = () => t("a.b"); page.get(path, () => t("a.b"));'), 0);
});

words.run();
