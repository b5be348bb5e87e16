import { documentLabel } from "../../src/shared/applying/document-fields.ts";
import { type FriendlyWarning, friendlyWarnings } from "../../src/shared/applying/friendly-warnings.ts";
import { longDate } from "../../src/shared/format.ts";
import { t } from "../payments/words.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import type { Wizard } from "./use-wizard.ts";

interface Props {
  today: string;
  wizard: Wizard;
}

/** Asks about probable slips, and stops nobody. */
export function FriendlyWarnings({ today, wizard }: Props) {
  const warnings = friendlyWarnings(wizard.answers.current, today);
  if (warnings.length === 0) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="friendly" inert={wizard.held}>
      <h2 id="friendly">{t("apply.friendly.title")}</h2>
      <ul className="plain friendly">
        {warnings.map((warning) => (
          <li key={warning.field}>
            <span>{textOf(warning)}</span>
            <ChangeLink
              step={warning.kind === "certificateExpired" ? 3 : 1}
              name={warning.field}
              label={
                warning.kind === "certificateExpired"
                  ? documentLabel(warning.field)
                  : t(`apply.friendly.${warning.field}`)
              }
              wizard={wizard}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf(warning: FriendlyWarning): string {
  switch (warning.kind) {
    case "passportExpired":
    case "passportEnds":
      return t(`apply.friendly.${warning.kind}`, { date: longDate(warning.on) });
    case "certificateExpired":
      return t("apply.friendly.certificateExpired", {
        document: documentLabel(warning.field),
        date: longDate(warning.on),
      });
    case "young":
    case "old":
      return t(`apply.friendly.${warning.kind}`, { age: warning.age });
    default:
      return t(`apply.friendly.${warning.kind}`, { phone: warning.phone });
  }
}
