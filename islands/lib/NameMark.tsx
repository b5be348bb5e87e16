import { initialsOf, toneOf } from "../../src/shared/jobs/company-mark.ts";

/** The style sheet keeps only classes that the sources hold as a whole, so these are not put together. */
const tones = [
  "face face-1",
  "face face-2",
  "face face-3",
  "face face-4",
  "face face-5",
  "face face-6",
  "face face-7",
  "face face-8",
  "face face-9",
  "face face-10",
  "face face-11",
  "face face-12",
] as const;

interface Props {
  /** Null for a person whose name is deleted. */
  name: string | null;
  /** A person's mark is round. */
  isPerson?: boolean;
}

/** Shows initials on a colour that the name chooses. The name itself is beside them. */
export function NameMark({ name, isPerson }: Props) {
  const tone = name === null ? "face face-none" : tones[toneOf(name, tones.length)];
  return (
    <span className={isPerson ? `${tone} face-person` : tone} aria-hidden="true">
      {name === null ? "–" : initialsOf(name)}
    </span>
  );
}
