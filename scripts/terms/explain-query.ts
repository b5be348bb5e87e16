import type { KnownPhrase, LookedUpWord } from "../../src/db/jobs/search/look-up-words.ts";
import type { Segment } from "../../src/domain/jobs/search/cut-phrases.ts";
import { parseQuery } from "../../src/domain/jobs/search/parse-query.ts";
import type { ReadQuery } from "../../src/domain/jobs/search/read-query.ts";

/** Says in lines how the site reads what somebody typed. */
export function explainQuery(typed: string, { parts, corrected, salaryFrom }: ReadQuery): string[] {
  const { quoted, excluded } = parseQuery(typed);
  const chips = parts.flat().flatMap(({ meanings }) => meanings.filter(isChoice));
  return [
    ...(corrected === undefined ? [] : [`corrected to: ${corrected}`]),
    ...parts.flatMap((part, number) => [
      ...(parts.length > 1 ? [`part ${number + 1}, any of which may match`] : []),
      ...part.map(explainSegment),
    ]),
    ...quoted.map((text) => `"${text}" must be in the job`),
    ...excluded.map((word) => `"${word}" must not be in the job`),
    ...chips.map(({ kind, value }) => `chip: ${kind} ${value}`),
    ...(salaryFrom === undefined ? [] : [`pay: at least ${salaryFrom} USD a month`]),
  ];
}

export const textOf = ({ words }: Segment): string => words.map(({ word }) => word).join(" ");

const isChoice = ({ kind }: KnownPhrase) => kind === "country" || kind === "sector" || kind === "level";

function explainSegment(segment: Segment): string {
  const { words, meanings } = segment;
  const said = meanings.map(({ concept, kind }) => `${concept} (${kind})`).join(" or ");
  return `${textOf(segment)}: ${said || words.map(explainWord).join(", ")}`;
}

function explainWord({ known, completions, correction }: LookedUpWord): string {
  if (known) return "a word of jobs, in no group";
  if (completions.length > 0) return `unknown, read as the stems ${completions.join(", ")}`;
  return correction ? `unknown, like "${correction}"` : "unknown, and like no known word";
}
