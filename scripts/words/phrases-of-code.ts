import { parseAst } from "vite";
import { applyMessages, refusedDocuments } from "../../src/content/apply-messages.ts";
import { paymentMessages } from "../../src/content/payment-messages.ts";
import { site } from "../../src/content/site.ts";
import { failures } from "../../src/errors.ts";
import { paymentBadges } from "../../src/shared/applications/admin-application.ts";
import { applicationStatuses } from "../../src/shared/applications/application-status.ts";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { destinationCountries } from "../../src/shared/jobs/countries.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import { sectors } from "../../src/shared/jobs/sectors.ts";
import { paymentMarks } from "../../src/shared/payments/payment-marks.ts";
import { type Speech, speakBy } from "../../src/shared/speech.ts";
import { filesUnder, isTest, type SourceFile } from "../../tests/structure/source-files.ts";
import { at } from "../shared/root.mjs";

/** The English texts without a key that the code says, by subject. Countries have a list of their own. */
export async function phrasesOfCode(): Promise<Record<string, string[]>> {
  const files = ["src", "islands"]
    .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
    .filter((file) => !isTest(file));
  const shared = files.filter(({ path }) => path.startsWith("src/shared/"));
  const bySubject = {
    rules: await ruleTexts(shared),
    labels: labelTexts(),
    applying: [
      ...Object.values(applyMessages),
      ...Object.values(paymentMessages),
      ...Object.values(refusedDocuments),
    ],
    failures: Object.values(failures).map(([, sentence]) => sentence),
    code: files.flatMap(saidIn),
  };
  const known = new Set<string>(destinationCountries.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(bySubject).map(([subject, texts]) => {
      const own = [...new Set(texts)].filter((text) => !known.has(text) && /\p{L}|\{/u.test(text));
      for (const text of own) known.add(text);
      return [subject, own.sort()];
    }),
  );
}

const labelTexts = (): string[] => [
  site.tagline,
  ...sectors.map(({ label }) => label),
  ...experienceLevels.flatMap(({ label, browseLabel }) => [label, browseLabel]),
  ...applicationStatuses.map(({ label }) => label),
  ...[...Object.values(paymentBadges), ...Object.values(paymentMarks)].map(({ label }) => label),
  ...Object.values(documentFields).map(({ label }) => label),
  ...Object.values({ ...personalFields, ...professionalFields }).flatMap(({ label, hint, options = [] }) => [
    label,
    ...(hint ? [hint] : []),
    ...options.map((option) => option.label),
  ]),
  // The categories of the news.
  ...["Shipping", "IT", "Mining"],
];

type Schema = { _zod?: { def: Definition } };
type Definition = { error?: (issue: object) => unknown } & Record<string, unknown>;

/** Asks each rule for its message, while a speech notes what is said. */
async function ruleTexts(shared: SourceFile[]): Promise<string[]> {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  const phrases = new Proxy(
    {},
    {
      get: (_, text) => {
        texts.push(String(text));
        return undefined;
      },
    },
  );
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const def = (value as Schema)._zod?.def;
    const before = texts.length;
    const message = def?.error?.({ input: "" });
    // A message that is put together was said in its parts.
    if (typeof message === "string" && texts.length === before) texts.push(message);
    for (const part of Object.values(def ?? (Array.isArray(value) || isPlain(value) ? value : {})))
      visit(part);
  };
  const modules = await Promise.all(shared.map(({ path }) => import(at(path)) as Promise<object>));
  const before = speakBy(() => ({ phrases }) as unknown as Speech);
  for (const module of modules) for (const value of Object.values(module)) visit(value);
  speakBy(before);
  return texts;
}

const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype;

type Node = { type: string } & Record<string, unknown>;

/** Finds the texts in calls of `say`, also in both branches of a condition. */
function saidIn({ path, text }: SourceFile): string[] {
  const said: string[] = [];
  const texts = (node: Node): void => {
    if (node.type === "Literal" && typeof node.value === "string") said.push(node.value);
    if (node.type === "ConditionalExpression")
      for (const one of [node.consequent, node.alternate]) texts(one as Node);
  };
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, callee, arguments: given } = node as Node;
    const first = (given as Node[] | undefined)?.[0];
    if (type === "CallExpression" && (callee as Node).name === "say" && first) texts(first);
    for (const child of Object.values(node)) visit(child);
  };
  if (/\bsay\(/.test(text)) visit(parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }));
  return said;
}
