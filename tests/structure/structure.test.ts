import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mayImport, upwardArrows } from "./layers.ts";
import {
  circularImports,
  filesIn,
  filesUnder,
  importsOf,
  isTest,
  layerOf,
  stem,
  withoutComments,
} from "./source-files.ts";

/** Packages that belong to one file; a name that ends in a slash stands for all below it, in one folder. */
const owners: Record<string, RegExp> = {
  stripe: /^src\/services\/payments\//,
  unstorage: /^src\/services\//,
  "unstorage/": /^src\/(services|runtime)\//,
  lucia: /^src\/auth\//,
  "@lucia-auth/": /^src\/auth\//,
  postgres: /^src\/db\//,
  "ical-generator": /^src\/emails\//,
  "p-limit": /^src\/(world\.ts|(runtime|services\/documents)\/)/,
  nodemailer: /^src\/services\//,
  aws4fetch: /^src\/services\//,
  unzipit: /^src\/services\//,
  otpauth: /^src\/auth\//,
  busboy: /^src\/middleware\//,
  "@hono/zod-validator": /^src\/middleware\//,
  "@hono/node-server/": /^src\/runtime\//,
  "prom-client": /^src\/runtime\/metrics\//,
  "@electric-sql/": /^src\/runtime\//,
  "@stripe/": /^islands\/payments\//,
  "@picocss/": /^src\/styles\//,
};

/** Every file may import these packages. */
const writtenIn = ["hono", "react", "react-dom", "zod"];

/** Only the files of `where` may contain `what`. */
const privileges: { what: RegExp; where: RegExp }[] = [
  { what: /\bprocess\.env\b/, where: /^src\/runtime\// },
  { what: /"node:fs(\/promises)?"/, where: /^src\/runtime\// },
  { what: /\bimport\.meta\.glob\b/, where: /^src\/(client|runtime\/node\/dev)\.ts$/ },
  { what: /"hono["/]/, where: /^(src\/(runtime|app|routes|api|middleware)\b|islands\/lib\/api\.ts$)/ },
  { what: /\bServices\b/, where: /^src\/(?!domain|db|emails|shared)/ },
  { what: /\bLandfall\b/, where: /^src\/content\/site\.ts$/ },
];

const vagueNames = /^(data|infos?)$|(^|-)(utils?|helpers?|common|misc|managers?)(-|$)/i;
const elsewhere = [/\bissue #\d/i, /(^|[^\w.])\/(work|root|home)\//];
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^([A-Z][a-z0-9]*)+$/;

const { dependencies } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  dependencies: Record<string, string>;
};

const script = /\.(tsx?|mjs)$/;
const text = /\.(tsx?|mjs|css|sql|jsonc?|md)$/;
const site = [...filesUnder("src", script), ...filesUnder("islands", script)];
const shipped = site.filter((file) => !isTest(file));
const written = [
  ...site,
  ...filesUnder("bench", script),
  ...filesUnder("scripts", script),
  ...filesUnder("tests", script),
];

const structure = suite("structure");

structure("lets a layer import only what lies below it", () => {
  const wrong = shipped.flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => /^(src|islands)\//.test(target))
      .filter(({ target, typesOnly }) => !mayImport(layerOf(file.path), layerOf(target), typesOnly))
      .map(({ target }) => `${file.path} imports ${target}`),
  );
  assert.equal(wrong, []);
});

structure("lets no layer know a higher one, but islands the types of the calls that they make", () => {
  assert.equal(upwardArrows(), ["islands -> api"]);
});

structure("has no circle of files that import each other, types included", () => {
  assert.equal(circularImports(written), []);
});

structure("lets islands import of the content only texts of the catalogue", () => {
  const texts = /^src\/content\/(en\/(?!index)[\w-]+|(apply|payment)-messages|translator)\.ts$/;
  const wrong = shipped
    .filter(({ path }) => layerOf(path) === "islands")
    .flatMap((file) => importsOf(file).map(({ target }) => `${file.path} imports ${target}`))
    .filter((line) => / src\/content\//.test(line) && !texts.test(line.split(" imports ")[1] ?? ""));
  assert.equal(wrong, []);
});

structure("lets shared import no package but zod/mini", () => {
  const wrong = shipped
    .filter(({ path }) => layerOf(path) === "shared")
    .flatMap((file) => importsOf(file).map(({ target }) => ({ path: file.path, target })))
    .filter(({ target }) => !target.startsWith("src/") && target !== "zod/mini");
  assert.equal(wrong, []);
});

structure("has one file for each outside service's package", () => {
  for (const [name, home] of Object.entries(owners)) {
    const importers = shipped.filter((file) => importsOf(file).some(isCodeOf(name))).map(({ path }) => path);
    assert.equal(
      importers.filter((path) => !home.test(path)),
      [],
      `${name} outside ${home}`,
    );
    if (!name.endsWith("/")) assert.ok(importers.length <= 1, `${name} in ${importers.join(", ")}`);
  }
});

structure("knows where each package of the running site belongs", () => {
  const known = [...writtenIn, ...Object.keys(owners)];
  const homeless = Object.keys(dependencies).filter((name) => !known.some((one) => isWithin(name, one)));
  assert.equal(homeless, []);
});

structure("keeps each privilege in its place", () => {
  const wrong = shipped.flatMap(({ path, text }) =>
    privileges
      .filter(({ what, where }) => !where.test(path) && what.test(withoutComments(text)))
      .map(({ what }) => `${path}: ${what.source}`),
  );
  assert.equal(wrong, []);
});

structure("names no file or folder vaguely", () => {
  const wrong = written.filter(({ path }) => path.split("/").some((part) => vagueNames.test(stem(part))));
  assert.equal(paths(wrong), []);
});

structure("has no two files in a folder that differ only in their extension", () => {
  const bare = (path: string) => path.replace(/\.\w+$/, "");
  const wrong = written.filter(({ path }) =>
    written.some((other) => other.path !== path && bare(other.path) === bare(path)),
  );
  assert.equal(paths(wrong), []);
});

structure("names components and islands in PascalCase, everything else in kebab-case", () => {
  const wrong = written.filter(({ path }) => !nameRule(path).test(stem(path).replace(/^_|^\[|\]$/g, "")));
  assert.equal(paths(wrong), []);
});

structure("default-exports each island under its file's name", () => {
  const wrong = shipped
    .filter(({ path }) => /^islands\/\w+\.tsx$/.test(path))
    .filter(({ path, text }) => !new RegExp(`^export default (function )?${stem(path)}\\b`, "m").test(text));
  assert.equal(paths(wrong), []);
});

structure("keeps files small", () => {
  const sizes = written
    .filter(({ path }) => !["content", "map"].includes(layerOf(path)))
    .map((file) => ({ ...file, lines: file.text.split("\n").length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  // A test file is a list of sentences: it may be longer, but not without end.
  const code = sizes.filter((file) => !isTest(file));
  const at = (share: number) => code[Math.ceil(share * code.length) - 1]?.lines ?? 0;
  assert.equal(paths(sizes.filter(({ lines }) => lines > 250)), []);
  assert.ok(at(0.5) <= 60, `the median file has ${at(0.5)} lines`);
  assert.ok(at(0.95) <= 150, `the 95th percentile has ${at(0.95)} lines`);
});

structure("lets no test judge how long something took", () => {
  const judged = [
    /\bwaitForTimeout\(/,
    /\bassert\.\w+\([^;]*?(\bms|Ms|\bp99\w*|performance\.now\(\)[^;,]*)\b\)*\s*[<>]/,
  ];
  const tests = written.filter(
    (file) => isTest(file) || /^tests\/.*\.(abuse|faults|workerd)\.ts$/.test(file.path),
  );
  const wrong = tests
    // Under a timer that only the test moves, time is a figure like any other.
    .filter(
      ({ path, text }) => path !== "tests/structure/structure.test.ts" && !text.includes("new FakeTimer()"),
    )
    .flatMap(({ path, text }) =>
      judged.filter((one) => one.test(text)).map((one) => `${path}: ${one.source}`),
    );
  assert.equal(wrong, []);
});

structure("names no place on anybody's machine, and no ticket that a reader cannot open", () => {
  const texts = ["src", "islands", "bench", "scripts", "tests"].flatMap((folder) => filesUnder(folder, text));
  const wrong = [...texts, ...filesIn(".", /\.md$/), ...filesUnder("docs", /\.md$/)]
    .filter(({ path }) => path !== "tests/structure/structure.test.ts")
    .flatMap(({ path, text }) =>
      elsewhere.filter((word) => word.test(text)).map((word) => `${path}: ${word.source}`),
    );
  assert.equal(wrong, []);
});

structure.run();

function isCodeOf(name: string) {
  return ({ target, typesOnly }: { target: string; typesOnly: boolean }) =>
    !typesOnly && isWithin(target, name);
}

const isWithin = (target: string, name: string) =>
  name.endsWith("/") ? `${target}/`.startsWith(name) : target === name;

/** A component's file is named after the component; what an island's folder holds besides is plain code. */
function nameRule(path: string): RegExp {
  return /^(src\/components|islands)\/.*\.tsx$/.test(path) ? pascal : kebab;
}

const paths = (files: { path: string }[]) => files.map(({ path }) => path);
