import { certificateFields, validUntilName } from "../../src/shared/applications/added-certificate.ts";
import { type Answers, type StepNumber, steps } from "../../src/shared/applying/application.ts";
import { personalFields, professionalFields } from "../../src/shared/applying/application-fields.ts";
import { type DocumentFieldName, documentFields } from "../../src/shared/applying/document-fields.ts";

/** The browser's FormData and the server's URLSearchParams both fit this. */
interface FormValues {
  get(name: string): unknown;
  has(name: string): boolean;
}

export const fieldsOfStep = { 1: personalFields, 2: professionalFields } as const;

export const documentFieldNames = Object.keys(documentFields) as DocumentFieldName[];

export const modeName = (field: DocumentFieldName) => `${field}.mode`;

export function readAnswers(step: StepNumber, values: FormValues): Answers {
  if (step === 4) return {};
  return step === 3 ? readDocuments(values) : readFields(step, values);
}

function readFields(step: 1 | 2, values: FormValues): Answers {
  const answers: Record<string, string | boolean> = {};
  for (const [name, field] of Object.entries(fieldsOfStep[step])) {
    if (field.control === "checkbox") answers[name] = values.has(name);
    else answers[name] = String(values.get(name) ?? "");
  }
  return answers;
}

function readDocuments(values: FormValues): Answers {
  const answers: Answers = {};
  for (const name of documentFieldNames) {
    if (!values.has(name) || values.get(modeName(name)) === "upload") continue;
    answers[name] = String(values.get(name)).trim();
  }
  for (const name of certificateFields.map(validUntilName))
    if (values.has(name)) answers[name] = String(values.get(name)).trim();
  return answers;
}

/** An answer that was never given equals an empty one. */
export function changedAnswers(before: Answers, now: Answers): Answers {
  const entries = Object.entries(now) as [keyof Answers, Answers[keyof Answers]][];
  return Object.fromEntries(entries.filter(([name, value]) => (value ?? "") !== (before[name] ?? "")));
}

/** Returns 4 when all answers are there. */
export function firstOpenStep(answers: Answers): StepNumber {
  return steps.find(({ schema }) => !schema?.safeParse(answers).success)?.number ?? 4;
}

export const stepAsking = (name: string): StepNumber | undefined =>
  steps.find(({ schema }) => schema && name in schema.shape)?.number;
