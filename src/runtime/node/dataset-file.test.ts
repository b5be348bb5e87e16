import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { datasetFile } from "./dataset-file.ts";

const files = suite("datasetFile");
let folder: string;

files.before(async () => {
  folder = await mkdtemp(join(tmpdir(), "dataset-"));
});
files.after(() => rm(folder, { recursive: true }));

async function written(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

async function linesOf(path: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of datasetFile(path).lines()) lines.push(line);
  return lines;
}

files("finds the rows that a manifest names, beside it", async () => {
  await written("rows.jsonl", "one\ntwo\n");
  const path = await written("manifest.json", '{"name":"set","file":"rows.jsonl"}');
  assert.equal(await datasetFile(path).manifest(), { name: "set", file: "rows.jsonl" });
  assert.equal(await linesOf(path), ["one", "two"]);
});

files("names an operator's file after itself, as no sample", async () => {
  const path = await written("spring.jsonl", '{"kind":"company"}');
  assert.equal(await datasetFile(path).manifest(), { name: "spring", title: "spring", sample: false });
});

files("lets the first line say what the dataset is, without moving the numbers of the lines", async () => {
  const path = await written("named.jsonl", '{"kind":"manifest","title":"Spring"}\n{"kind":"company"}\n');
  assert.equal(await datasetFile(path).manifest(), {
    kind: "manifest",
    name: "named",
    title: "Spring",
    sample: false,
  });
  assert.is((await linesOf(path)).length, 2);
});

files("reads files of other systems", async () => {
  assert.equal(await linesOf(await written("windows.jsonl", "\uFEFF{}\r\n[]\r\n")), ["{}", "[]"]);
});

files("leaves a first line that is not JSON to whoever reads the rows", async () => {
  const path = await written("broken.jsonl", "{");
  assert.equal(await datasetFile(path).manifest(), { name: "broken", title: "broken", sample: false });
});

files("is refused by the system when it does not exist", async () => {
  const refusal = await linesOf(join(folder, "absent.jsonl")).catch((error: Error) => error.message);
  assert.match(String(refusal), /ENOENT.*absent\.jsonl/);
});

files.run();
