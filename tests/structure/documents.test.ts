import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mayImport } from "./layers.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const isThere = (path: string) => existsSync(join(root, path));

const pages = readdirSync(join(root, "docs"))
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name}`);
const documents = ["README.md", "SECURITY.md", ...pages].map((path) => ({ path, text: read(path) }));

const docs = suite("the documents");

docs("have a README of under 700 words", () => {
  const words = read("README.md").split(/\s+/).filter(Boolean).length;
  assert.ok(words < 700, `${words} words`);
});

docs("lead to files and headings that exist", () => {
  const broken = documents.flatMap(({ path, text }) =>
    linksOf(text)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !leadsSomewhere(path, link))
      .map((link) => `${path}: ${link}`),
  );
  assert.equal(broken, []);
});

docs("are all reached from the README", () => {
  const linked = linksOf(read("README.md")).map((link) => link.replace(/#.*/, ""));
  assert.equal(
    pages.filter((path) => !linked.includes(path)),
    [],
  );
});

docs("name only files that exist", () => {
  const missing = documents.flatMap(({ path, text }) =>
    pathsIn(text)
      .filter((name) => !isThere(name))
      .map((name) => `${path}: ${name}`),
  );
  assert.equal(missing, []);
});

docs("draw a map of folders and files that exist", () => {
  const map = /^## The map$[\s\S]*?^```\n([\s\S]*?)^```$/m.exec(read("README.md"))?.[1] ?? "";
  const names = map.split("\n").flatMap((line) => {
    const [, indent, name] = /^( *)([\w./-]+) {2,}\S|^( *)([\w./-]+)$/.exec(line) ?? [];
    return name ? [`${indent ? "src/" : ""}${name}`] : [];
  });
  assert.ok(names.length >= 8, names.join());
  assert.equal(
    names.filter((name) => !isThere(name)),
    [],
  );
});

docs("show who may import whom as the structural test allows it", () => {
  const everywhere = ["env", "world", "errors", "map", "content", "shared"];
  const rows = [
    ...read("docs/architecture.md").matchAll(/^\| `(\w+)`(?: \(`[\w./]+`\))?( \*)? \|(.*)\|(.*)\|$/gm),
  ].map(([, layer, star, code, types]) => ({
    layer: layer!,
    code: [...namesIn(code!), ...(star ? everywhere : [])],
    types: namesIn(types!),
  }));
  const layers = rows.map(({ layer }) => layer);
  const wrong = rows.flatMap(({ layer, code, types }) =>
    [...layers, "styles"]
      .filter((other) => other !== layer)
      .filter(
        (other) =>
          mayImport(layer, other, false) !== code.includes(other) ||
          mayImport(layer, other, true) !== (code.includes(other) || types.includes(other)),
      )
      .map((other) => `${layer} -> ${other}`),
  );
  assert.ok(layers.includes("map") && rows.length >= 16, `${rows.length} rows`);
  assert.equal(wrong, []);
});

docs("wrap their lines at 100 characters", () => {
  const long = documents.flatMap(({ path, text }) =>
    proseOf(text)
      .filter((line) => line.replace(/\]\([^)]*\)/g, "]").length > 100)
      .map((line) => `${path}: ${line}`),
  );
  assert.equal(long, []);
});

docs("list every npm script, and no other", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const text = read("docs/commands.md");
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`^\\| \`${command(name)}[ \`]`, "m").test(text),
  );
  assert.equal(missing, []);
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!),
  );
  assert.equal(
    named.filter((name) => name !== "COMMAND" && !(name in scripts)),
    [],
  );
});

docs("give every package of package.json its reason", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, object>;
  const text = read("docs/decisions.md");
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !/^@types\//.test(name),
  );
  assert.equal(
    names.filter((name) => !text.includes(`\`${name}\``)),
    [],
  );
});

docs.run();

const command = (name: string) => (name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`);

/** The lines that are neither code nor a table. */
function proseOf(text: string): string[] {
  return text
    .replace(/^```[\s\S]*?^```$/gm, "")
    .split("\n")
    .filter((line) => !line.startsWith("|"));
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!);
}

function leadsSomewhere(from: string, link: string): boolean {
  const [file = "", heading] = link.split("#");
  const path = file ? join(dirname(from), file) : from;
  return isThere(path) && (heading === undefined || anchorsOf(read(path)).includes(heading));
}

/** GitHub derives the same anchors from headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!);

const ourFolders = /^(src|islands|scripts|bench|tests|sql|docs|public)\//;

/** Paths between backticks. A word in capitals or between < and > stands for a name that the reader chooses. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name]) => name!)
    .filter((name) => ourFolders.test(name) && !/[<*{]|\b(NAME|NUMBER)\b/.test(name));
}
