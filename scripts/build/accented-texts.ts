import { resolve } from "node:path";
import { type Plugin, parseAst, runnerImport } from "vite";
import { root } from "../shared/root.mjs";

const accents: Record<string, string> = Object.fromEntries(
  [
    ..."aàbƀcçdđeéfƒgĝhĥiîjĵkķlļmɱnñoöpþqʠrŕsštţuûvṽwŵxẋyýzžAÀBƁCÇDĐEÉFƑGĜHĤIÎJĴKĶLĻMṀNÑOÖPÞQǪRŔSŠTŢUÛVṼWŴXẊYÝZŽ",
  ]
    .join("")
    .match(/../g)!
    .map((pair) => [pair[0]!, pair[1]!]),
);

/** Lengthens a text by a third, as translations are longer. A placeholder stays as it is. */
export function accented(text: string): string {
  const pieces = text.split(/(\{\w+\})/);
  const letters = text.replace(/\{\w+\}/g, "").length;
  const told = pieces.map((piece, index) =>
    index % 2 === 1 ? piece : piece.replace(/[a-z]/gi, (letter) => accents[letter]!),
  );
  return `[${told.join("")}${"~".repeat(Math.ceil(letters / 3))}]`;
}

const catalogue = resolve(root, "src/content/en");
const sayFile = resolve(root, "src/shared/say.ts");
const lookup = "?? phrase;";

/** Accents every English text that a translation must have. What reads plainly then is in no catalogue. */
export function accentedTexts(): Plugin {
  let phrases: string[] = [];
  return {
    name: "accented-texts",
    enforce: "pre",
    async buildStart() {
      const file = resolve(root, "src/content/es/phrases.ts");
      phrases = Object.keys((await runnerImport<{ phrases: object }>(file)).module.phrases);
    },
    transform(code, id) {
      const file = id.split("?")[0]!;
      if (file === sayFile) {
        if (!code.includes(lookup)) throw new Error(`src/shared/say.ts has no "${lookup}"`);
        const table = Object.fromEntries(phrases.map((phrase) => [phrase, accented(phrase)]));
        const known = `const accents: Record<string, string> = Object.assign(Object.create(null), ${JSON.stringify(table)});`;
        return `${code.replace(lookup, "?? accents[phrase] ?? phrase;")}\n${known}`;
      }
      return file.startsWith(`${catalogue}/`) ? withAccents(code) : undefined;
    },
  };
}

type Node = { type: string; start: number; end: number; value?: unknown } & Record<string, unknown>;

function withAccents(code: string): string {
  const texts: Node[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, value } = node as Node;
    if (type === "Property" && isText(value)) texts.push(value);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseAst(code, { lang: "ts" }));
  let written = code;
  for (const { start, end, value } of texts.sort((one, other) => other.start - one.start))
    written = written.slice(0, start) + JSON.stringify(accented(String(value))) + written.slice(end);
  return written;
}

const isText = (node: unknown): node is Node =>
  (node as Node | undefined)?.type === "Literal" && typeof (node as Node).value === "string";
