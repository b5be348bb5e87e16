import type { ReactNode } from "react";
import type { PersonalDetails } from "../../src/shared/applying/application.ts";
import { t } from "./words.ts";

const groups = [
  { legend: "apply.group.you", names: ["fullName", "dateOfBirth", "gender", "nationality", "address"] },
  { legend: "apply.group.passport", names: ["passportNumber", "passportExpiry"] },
  { legend: "apply.group.reach", names: ["email", "phone"] },
] as const satisfies { legend: string; names: (keyof PersonalDetails)[] }[];

export const groupedFields: string[] = groups.flatMap(({ names }): string[] => [...names]);

export function PersonalGroups({ draw }: { draw: (wanted: (name: string) => boolean) => ReactNode }) {
  return groups.map(({ legend, names }) => (
    <fieldset key={legend} className="group">
      <legend>{t(legend)}</legend>
      {draw((name) => names.some((each) => each === name))}
    </fieldset>
  ));
}
