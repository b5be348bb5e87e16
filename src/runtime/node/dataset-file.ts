import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DatasetSource } from "../../world.ts";
import { linesOf } from "./read-lines.ts";

/**
 * A dataset on disk: a manifest (`.json`) that names its file of rows, or an operator's own file of rows, in which the
 * manifest may be the first line.
 */
export function datasetFile(path: string): DatasetSource {
  if (!path.endsWith(".json")) return { manifest: () => manifestOfRows(path), lines: () => fileLines(path) };
  const manifest = async () => JSON.parse(await readFile(path, "utf8"));
  return {
    manifest,
    async *lines() {
      const { file } = await manifest();
      yield* fileLines(join(dirname(path), file));
    },
  };
}

async function manifestOfRows(path: string): Promise<object> {
  const name = basename(path).replace(/\.[^.]*$/, "");
  return { name, title: name, sample: false, ...(await manifestLine(path)) };
}

async function manifestLine(path: string): Promise<object | undefined> {
  for await (const line of fileLines(path)) {
    try {
      const value = JSON.parse(line);
      return value?.kind === "manifest" ? value : undefined;
    } catch {
      // Whoever reads the rows names this line.
      return undefined;
    }
  }
  return undefined;
}

/** In pieces as they come: `readLines` of a file takes several times as long. */
const fileLines = (path: string) => linesOf(createReadStream(path, "utf8"));
