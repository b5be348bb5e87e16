import * as routes from "../../src/routes.ts";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import type { Field } from "../../src/shared/applying/application-fields.ts";
import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../src/shared/applying/document-reference.ts";
import { longDate } from "../../src/shared/format.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { t } from "../payments/words.ts";
import { documentFieldNames, fieldsOfStep } from "./read-answers.ts";
import type { Wizard } from "./use-wizard.ts";
import { stepHeading } from "./words.ts";

interface Row {
  name: keyof Answers;
  label: string;
  value: string;
}

export function Review({ wizard }: { wizard: Wizard }) {
  return (
    <section inert={wizard.held}>
      <h2>{t("apply.review.title")}</h2>
      {steps.slice(0, 3).map(({ number }) => (
        <section key={number}>
          <h3>{stepHeading(number)}</h3>
          <dl className="review">
            {rowsOf(number, wizard).map((row) => (
              <ReviewRow key={row.name} step={number} row={row} wizard={wizard} />
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}

function ReviewRow({ step, row, wizard }: { step: StepNumber; row: Row; wizard: Wizard }) {
  const linkTo = useLinkTo();
  const address = linkTo(routes.apply, { ...(wizard.jobId && { job: wizard.jobId }), step, review: 1 });
  return (
    <div>
      <dt>{row.label}</dt>
      <dd>{row.value || <span className="meta">{t("apply.review.none")}</span>}</dd>
      <dd>
        <a
          href={`${address}#${row.name}`}
          aria-label={t("apply.review.change.label", { field: row.label })}
          onClick={instead(() => wizard.change(step, row.name))}
        >
          {t("apply.review.change")}
        </a>
      </dd>
    </div>
  );
}

function rowsOf(step: StepNumber, wizard: Wizard): Row[] {
  const answers = wizard.answers.current;
  if (step === 1 || step === 2) {
    const fields = Object.entries(fieldsOfStep[step]) as [keyof Answers, Field][];
    return fields.map(([name, field]) => ({
      name,
      label: field.label,
      value: spoken(field, answers[name]),
    }));
  }
  return documentFieldNames.map((name) => {
    const reference = String(answers[name] ?? "");
    const fileName = wizard.documents[name]?.name || t("apply.review.uploaded");
    return {
      name,
      label: documentFields[name].label,
      value: uploadedDocumentId(reference) ? fileName : reference,
    };
  });
}

function spoken(field: Field, value: Answers[keyof Answers]): string {
  if (field.control === "checkbox") return value === false ? t("apply.no") : t("apply.yes");
  if (field.control === "date" && value) return longDate(String(value));
  return field.options?.find((option) => option.value === value)?.label ?? String(value ?? "");
}
