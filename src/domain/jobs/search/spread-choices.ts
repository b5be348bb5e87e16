import { isChoice } from "./compose-tiers.ts";
import type { Segment } from "./cut-phrases.ts";

/** "Welder, Norway" means welders in Norway: a part that is only a choice applies to each other part. */
export function spreadChoices(given: Segment[][]): Segment[][] {
  const parts = given.flatMap(withOneCountry);
  const isOnlyChoice = (part: Segment[]) => part.every(({ meanings }) => meanings.some(isChoice));
  const choices = parts.filter(isOnlyChoice);
  const others = parts.filter((part) => !isOnlyChoice(part));
  if (choices.length === 0 || others.length === 0) return parts;
  return others.flatMap((part) => {
    const joined = choices.map((choice) => [
      ...part.filter((segment) => !isSameKind(segment, choice)),
      ...choice,
    ]);
    // "Welder in Norway or Chile" keeps Norway.
    return part.some((segment) => choices.some((choice) => isSameKind(segment, choice)))
      ? [part, ...joined]
      : joined;
  });
}

const isCountry = ({ meanings }: Segment) => meanings.some(({ kind }) => kind === "country");

/** No job is in two countries, so "cook Norway Chile" means cooks in either. */
function withOneCountry(part: Segment[]): Segment[][] {
  const countries = part.filter(isCountry);
  const others = part.filter((segment) => !isCountry(segment));
  return countries.length > 1 ? countries.map((country) => [...others, country]) : [part];
}

const isSameKind = (segment: Segment, choice: Segment[]) => {
  const kinds = choice.flatMap(({ meanings }) => meanings.filter(isChoice)).map(({ kind }) => kind);
  return segment.meanings.some((phrase) => isChoice(phrase) && kinds.includes(phrase.kind));
};
