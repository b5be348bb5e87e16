import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export interface SourceFile {
  /** The path from the root of the checkout, with slashes: `src/api/jobs/jobs.ts`. */
  path: string;
  text: string;
}

export interface Import {
  /** A package, or a path from the root of the checkout. */
  target: string;
  typesOnly: boolean;
  isRelative: boolean;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

export function filesUnder(folder: string, ending: RegExp): SourceFile[] {
  const below = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => filesUnder(`${folder}/${entry.name}`, ending));
  return [...filesIn(folder, ending), ...below].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function filesIn(folder: string, ending: RegExp): SourceFile[] {
  return readdirSync(join(root, folder))
    .filter((name) => ending.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

export const isTest = ({ path }: SourceFile) => /\.(test|e2e)\.tsx?$/.test(path);

/** `JobRow` of `islands/JobRow.test.tsx`. */
export const stem = (path: string) => basename(path).replace(/(\.\w+)+$/, "");

/** Gives the layer of a file: the folder below `src`, or the single file there. */
export function layerOf(path: string): string {
  if (path === "src/routes.ts") return "map";
  const [top = "", second = ""] = path.split("/");
  if (top !== "src") return top;
  return second.includes(".") ? stem(second) : second;
}

export function importsOf({ path, text }: SourceFile): Import[] {
  const code = withoutComments(text);
  const statements = code.matchAll(/^(?:import|export)\s+(type\s)?(?:[^"';]*?\bfrom\s+)?"([^"]+)"/gm);
  const calls = code.matchAll(/\bimport\(\s*"([^"]+)"/g);
  return [
    ...[...statements].map(([, type, from = ""]) => ({ ...resolved(path, from), typesOnly: !!type })),
    ...[...calls].map(([, from = ""]) => ({ ...resolved(path, from), typesOnly: false })),
  ];
}

/** The imports that are part of a circle: a way leads from the imported file back to the one that imports it. */
export function circularImports(files: SourceFile[]): string[] {
  const imported = new Map(files.map((file) => [file.path, importsOf(file).map(({ target }) => target)]));
  const leads = (from: string, to: string, seen = new Set<string>()): boolean =>
    from === to ||
    (imported.get(from) ?? []).some((next) => !seen.has(next) && leads(next, to, seen.add(next)));
  return [...imported].flatMap(([path, targets]) =>
    targets.filter((target) => leads(target, path)).map((target) => `${path} imports ${target}`),
  );
}

export function withoutComments(text: string): string {
  return text.replace(/(^|[\s{(])\/\*[\s\S]*?\*\//g, "$1").replace(/(^|\s)\/\/.*$/gm, "$1");
}

function resolved(path: string, from: string): Omit<Import, "typesOnly"> {
  const isRelative = from.startsWith(".");
  return { target: isRelative ? join(dirname(path), from).replaceAll("\\", "/") : from, isRelative };
}
