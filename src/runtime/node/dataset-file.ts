import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { DatasetSource } from "../../world.ts";
import { linesOf } from "./read-lines.ts";

/** Reads a `.json` manifest that names its file of rows, or a file of rows whose first line is the manifest. */
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
      // Whoever reads the rows reports this line as wrong.
      return undefined;
    }
  }
  return undefined;
}

/** Streams, because `readLines` takes several times as long. */
const fileLines = (path: string) => linesOf(createReadStream(path, "utf8"));
