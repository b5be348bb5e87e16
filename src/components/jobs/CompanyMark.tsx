import { initialsOf, toneOf } from "../../shared/jobs/company-mark.ts";

/** Written out: the style sheet keeps only classes that are somewhere as a whole. */
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

/** The company's initials on a colour that its name chooses. The name itself is beside it. */
export function CompanyMark({ company }: { company: string }) {
  return (
    <span className={tones[toneOf(company, tones.length)]} aria-hidden="true">
      {initialsOf(company)}
    </span>
  );
}
