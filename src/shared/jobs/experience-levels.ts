import { say } from "../say.ts";

/** Employers post these. Visitors browse by other words for the same levels. */
export const experienceLevels = [
  { value: "labor", label: "Labor", browse: "entry", browseLabel: "Entry Level" },
  { value: "mid", label: "Mid-level", browse: "mid", browseLabel: "Mid-Level" },
  {
    value: "professional",
    label: "Professional/Engineer",
    browse: "senior",
    browseLabel: "Senior / Professional",
  },
] as const;

export type ExperienceLevel = (typeof experienceLevels)[number]["value"];

export const experienceLevelValues = experienceLevels.map((level) => level.value) as [
  ExperienceLevel,
  ...ExperienceLevel[],
];

/** Returns the word of an employer's form. An unknown level stays as it is. */
export function experienceLabel(value: string): string {
  return say(experienceLevels.find((level) => level.value === value)?.label ?? value);
}

/** Returns the word of the filters. An unknown level stays as it is. */
export function browsedLabel(value: string): string {
  return say(experienceLevels.find((level) => level.value === value)?.browseLabel ?? value);
}

/** Returns "Labor (Entry Level)", so that the job also shows the filter's words. */
export function fullExperienceLabel(value: string): string {
  const level = experienceLevels.find((one) => one.value === value);
  if (!level || level.label.toLowerCase() === level.browseLabel.toLowerCase()) return experienceLabel(value);
  return say("{level} ({browseLevel})", { level: say(level.label), browseLevel: say(level.browseLabel) });
}

export function findExperienceLevel(text: string): ExperienceLevel | undefined {
  const wanted = text.trim().toLowerCase();
  return experienceLevels.find(({ value, label, browse, browseLabel }) =>
    [value, browse, label.toLowerCase(), browseLabel.toLowerCase()].includes(wanted),
  )?.value;
}
