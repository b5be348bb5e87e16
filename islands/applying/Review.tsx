import {
  certificateFields,
  isCertificate,
  validUntilName,
} from "../../src/shared/applications/added-certificate.ts";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import type { Field } from "../../src/shared/applying/application-fields.ts";
import {
  type DocumentPlace,
  documentFields,
  documentLabel,
  documentPlaces,
} from "../../src/shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../src/shared/applying/document-reference.ts";
import { longDate } from "../../src/shared/format.ts";
import { say } from "../../src/shared/say.ts";
import { t } from "../payments/words.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { fieldsOfStep } from "./read-answers.ts";
import { shortLink } from "./short-link.ts";
import type { Wizard } from "./use-wizard.ts";
import { stepHeading } from "./words.ts";

interface Row {
  name: keyof Answers;
  label: string;
  value: string;
  link?: string | undefined;
}

/** Folded away while the payment is all that is left to do. */
export function Review({ wizard, isFolded }: { wizard: Wizard; isFolded: boolean }) {
  const groups = steps.slice(0, 3).map(({ number }) => (
    <section key={number}>
      <h3>{stepHeading(number)}</h3>
      <dl className="review">
        {rowsOf(number, wizard).map((row) => (
          <div key={row.name}>
            <dt>{row.label}</dt>
            <dd>
              <Value {...row} />
            </dd>
            <dd>
              <ChangeLink step={number} name={row.name} label={row.label} wizard={wizard} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
  return isFolded ? (
    <details className="fold folded-review" inert={wizard.held}>
      <summary>{t("apply.review.title")}</summary>
      {groups}
    </details>
  ) : (
    <section inert={wizard.held}>
      <h2>{t("apply.review.title")}</h2>
      {groups}
    </section>
  );
}

function Value({ value, link }: Row) {
  if (!value) return <span className="meta">{t("apply.review.none")}</span>;
  if (!link) return <bdi>{value}</bdi>;
  return (
    <a href={link} title={link} dir="ltr" rel="noreferrer">
      {value}
    </a>
  );
}

export function labelOf(name: keyof Answers): string {
  const fields: Partial<Record<keyof Answers, Field>> = { ...fieldsOfStep[1], ...fieldsOfStep[2] };
  const field = fields[name];
  if (field) return say(field.label);
  const dated = certificateFields.find((each) => validUntilName(each) === name);
  return dated
    ? t("apply.review.validUntil.label", { document: documentLabel(dated) })
    : documentLabel(name as DocumentPlace);
}

function rowsOf(step: StepNumber, wizard: Wizard): Row[] {
  const answers = wizard.answers.current;
  if (step === 1 || step === 2) {
    const fields = Object.entries(fieldsOfStep[step]) as [keyof Answers, Field][];
    return fields.map(([name, field]) => ({
      name,
      label: say(field.label),
      value: spoken(field, answers[name]),
    }));
  }
  const places = documentPlaces.filter((place) => place in documentFields || answers[place]);
  return places.map((name) => {
    const reference = String(answers[name] ?? "");
    const fileName = wizard.documents[name]?.name || t("apply.review.uploaded");
    const isUpload = uploadedDocumentId(reference);
    const validUntil = isUpload && isCertificate(name) && answers[validUntilName(name)];
    const file = validUntil
      ? t("apply.review.validUntil", { document: fileName, date: longDate(validUntil) })
      : fileName;
    const shown = isUpload ? { value: file } : { value: shortLink(reference), link: reference };
    return { name, label: documentLabel(name), ...shown };
  });
}

function spoken(field: Field, value: Answers[keyof Answers]): string {
  if (field.control === "checkbox") return value === false ? t("apply.no") : t("apply.yes");
  if (field.control === "date" && value) return longDate(String(value));
  return say(field.options?.find((option) => option.value === value)?.label ?? String(value ?? ""));
}
