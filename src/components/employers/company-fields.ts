import { t } from "../../content/words.ts";
import type { SentRequest } from "../../db/employers/mandate-requests.ts";
import type { Issue } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";
import { visibleText } from "../../shared/text.ts";
import type { TextFieldFacts } from "../shell/TextField.tsx";

/** The form posts the API's names. Those of the licence have a full stop. */
export const companyFields = (): TextFieldFacts[] => [
  {
    name: "company",
    label: t("company.name"),
    hint: t("company.name.hint"),
    autoComplete: "organization",
  },
  {
    name: "website",
    label: t("company.website"),
    hint: t("company.website.hint"),
    type: "url",
    autoComplete: "url",
  },
  { name: "country", label: t("company.country"), autoComplete: "country-name" },
  { name: "registerNumber", label: t("company.registerNumber") },
  {
    name: "phone",
    label: t("company.phone"),
    hint: t("company.phone.hint"),
    type: "tel",
    autoComplete: "tel",
  },
];

export const licenceFields = (): TextFieldFacts[] => [
  {
    name: "licence.kind",
    label: t("company.licence.kind"),
    hint: t("company.licence.kind.hint"),
  },
  { name: "licence.number", label: t("company.licence.number") },
  { name: "licence.issuer", label: t("company.licence.issuer") },
  { name: "licence.validUntil", label: t("company.licence.validUntil"), type: "date" },
];

export type CompanyAnswers = Partial<Record<string, string>>;

/** Employers type the address as they say it. */
function withScheme(typed: string): string {
  const address = typed.trim();
  return address === "" || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** The form's texts as the schema takes them. A company that hires for itself has no licence. */
export function requestOf(form: CompanyAnswers, files: string[]): Record<string, unknown> {
  const isAgency = form.kind === "agency";
  const lines = (form.principals ?? "").split(/\r?\n/).map((line) => line.trim());
  return {
    company: form.company ?? "",
    country: form.country ?? "",
    website: withScheme(form.website ?? ""),
    registerNumber: form.registerNumber ?? "",
    phone: form.phone ?? "",
    answer: form.answer?.trim(),
    kind: form.kind,
    ...(isAgency && {
      licence: {
        kind: form["licence.kind"] ?? "",
        number: form["licence.number"] ?? "",
        issuer: form["licence.issuer"] ?? "",
        validUntil: form["licence.validUntil"] ?? "",
      },
      principals: lines.filter(Boolean),
    }),
    files,
  };
}

/** Fills the form with what the employer sent before. */
export const answersOf = (company: string, sent: SentRequest | undefined): CompanyAnswers => ({
  company,
  ...(sent && {
    country: sent.country,
    website: sent.website,
    registerNumber: sent.registerNumber,
    phone: sent.phone,
    kind: sent.kind,
    "licence.kind": sent.licenceKind ?? "",
    "licence.number": sent.licenceNumber ?? "",
    "licence.issuer": sent.licenceIssuer ?? "",
    "licence.validUntil": sent.licenceValidUntil ?? "",
    principals: sent.principals.join("\n"),
  }),
});

/** Only the page with a question has the field. */
export const answerIssues = (answer: string | undefined): Issue[] =>
  answer === undefined || visibleText(answer) ? [] : [{ path: "answer", message: say("Write your answer") }];
