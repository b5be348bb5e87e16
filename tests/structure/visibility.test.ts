import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parseSync } from "vite";
import { filesUnder, isTest, type SourceFile } from "./source-files.ts";
import { applications, jobs, type Rule } from "./visibility-rules.ts";

const visibility = suite("what visitors and employers may see");

interface Node {
  type: string;
  [key: string]: unknown;
}

interface Query {
  /** The function, or the constant, at the top of the file that it is part of. */
  owner: string;
  path: string;
  text: string;
  /** The functions that make its fragments. */
  calls: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const below = (node: Node, isEnd: (node: Node) => boolean = () => false): Node[] =>
  isEnd(node) ? [] : [node, ...childrenOf(node).flatMap((child) => below(child, isEnd))];

const isTemplate = ({ type }: Node) => type === "TaggedTemplateExpression";

function textOf(template: Node): string {
  const quasis = (template.quasi as { quasis: { value: { raw: string } }[] }).quasis;
  return quasis.map(({ value }) => value.raw).join(" ? ");
}

const nameOf = ({ callee }: Node) => (callee as { name?: string }).name ?? "";

/** A template in the template is part of the query, unless it reads that table, too. */
function callsIn(template: Node, rule: Rule): string[] {
  const isAnother = (node: Node) => isTemplate(node) && reads(textOf(node), rule);
  const parts = (template.quasi as { expressions: Node[] }).expressions;
  return parts
    .flatMap((part) => below(part, isAnother))
    .filter(({ type }) => type === "CallExpression")
    .map(nameOf);
}

function declarationsIn({ path, text }: SourceFile): { name: string; node: Node }[] {
  const { program } = parseSync(path, text);
  return (program.body as unknown as Node[]).flatMap((statement) => {
    const node = (statement.declaration ?? statement) as Node;
    const declared = node.type === "VariableDeclaration" ? (node.declarations as Node[]) : [node];
    return declared.map((one) => ({ name: (one.id as { name?: string })?.name ?? "", node: one }));
  });
}

const reads = (text: string, { table }: Rule) =>
  new RegExp(`\\b(from|join)\\s+(\\w+,\\s*)*${table}\\b|^\\s*${table}\\s+(where|join)\\b`).test(text);

const declarations = filesUnder("src/db", /\.ts$/)
  .filter((file) => !isTest(file))
  .flatMap((file) => declarationsIn(file).map((declared) => ({ ...declared, path: file.path })));

function queriesOn(rule: Rule): Query[] {
  return declarations.flatMap(({ name, node, path }) =>
    below(node)
      .filter((inner) => isTemplate(inner) && reads(textOf(inner), rule))
      .map((inner) => ({ owner: name, path, text: textOf(inner), calls: callsIn(inner, rule) })),
  );
}

for (const rule of [jobs, applications]) {
  const asking = new Set([...rule.predicates, ...rule.derived]);
  const queries = queriesOn(rule);
  const unasked = queries.filter(({ calls }) => !calls.some((call) => asking.has(call)));

  visibility(`is asked by every query on ${rule.table}, or its function has a reason`, () => {
    assert.ok(queries.length > 20, `${queries.length} queries were found`);
    const unexplained = unasked
      .filter(({ owner }) => !Object.hasOwn(rule.reasons, owner))
      .map(({ owner, path, text }) => `${owner} in ${path}: ${text.trim()}`);
    assert.equal(
      unexplained,
      [],
      `use one of ${rule.predicates.join(", ")}, or give the reason in this test`,
    );
  });

  visibility(`has no reason for a query on ${rule.table} that is gone, or asks by now`, () => {
    const owners = new Set(unasked.map(({ owner }) => owner));
    assert.equal(
      Object.keys(rule.reasons).filter((name) => !owners.has(name)),
      [],
    );
  });

  visibility(`gives each reason to one function that reads ${rule.table}`, () => {
    const places = new Set(unasked.map(({ owner, path }) => `${owner} in ${path}`));
    const owners = [...places].map((place) => place.split(" in ")[0]);
    assert.equal(
      owners.filter((owner, at) => owners.indexOf(owner) !== at),
      [],
    );
  });

  for (const name of rule.derived)
    visibility(`is what ${name} is made of, for ${rule.table}`, () => {
      const [declared] = declarations.filter((one) => one.name === name);
      const calls = declared ? below(declared.node).filter(({ type }) => type === "CallExpression") : [];
      assert.ok(calls.map(nameOf).some((call) => asking.has(call)));
    });
}

visibility("is read from the database by src/db alone", () => {
  const reading = filesUnder("src", /\.tsx?$/)
    .filter((file) => !isTest(file) && !file.path.startsWith("src/db/"))
    .filter(({ text }) => /sql(<[^>]*>)?`[^`]*\b(from|join)\s+(jobs|applications)\b/.test(text));
  assert.equal(
    reading.map(({ path }) => path),
    ["src/runtime/node/open-world.ts"],
    "only the first start asks whether there is any job",
  );
});

visibility.run();
