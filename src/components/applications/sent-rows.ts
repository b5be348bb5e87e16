import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { type Field, personalFields, professionalFields } from "../../shared/applying/application-fields.ts";
import { longDate } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";

type Answer = string | boolean | null | undefined;

/**
 * Gives the answers in the order of the form. Of a passport number it shows the end only. Leaves out answers that
 * no key opens.
 */
export function sentRows({ details, ...application }: OwnApplication): [label: string, value: string][] {
  const passportNumber =
    details && (details.passportNumber ?? t("application.passport", { ending: details.passportEnding }));
  const answers: Record<string, unknown> = { ...application, ...details, passportNumber };
  const fields = Object.entries<Field>({ ...personalFields, ...professionalFields });
  return fields
    .filter(([name]) => details || name in application)
    .map(([name, field]) => [say(field.label), spoken(field, answers[name] as Answer)]);
}

function spoken(field: Field, value: Answer): string {
  if (typeof value === "boolean") return value ? t("apply.yes") : t("apply.no");
  if (!value) return "";
  if (field.control === "date") return longDate(value);
  return say(field.options?.find((option) => option.value === value)?.label ?? value);
}
