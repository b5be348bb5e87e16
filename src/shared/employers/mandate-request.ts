import * as z from "zod/mini";
import { uploadedDocumentId } from "../applying/document-reference.ts";
import type { Issue } from "../issues.ts";
import { say } from "../say.ts";
import { optionalText, text } from "../text.ts";
import { isFutureDay, MandateCheck } from "./mandate.ts";

export const mostMandateFiles = 5;
const mostPrincipals = 50;
export const longestMandateAnswer = 2000;

const websiteMessage = "Enter the company's website";

function isWebsite(value: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(value) || !URL.canParse(value)) return false;
  const { hostname, username, password } = new URL(value);
  return /\.[a-z][a-z0-9-]*$/i.test(hostname) && !username && !password;
}

export const domainOfWebsite = (website: string): string =>
  new URL(website).hostname.toLowerCase().replace(/^www\./, "");

export const domainOfEmail = (email: string): string => email.slice(email.lastIndexOf("@") + 1).toLowerCase();

const Licence = z.object({
  kind: text({ label: "Kind of licence", max: 100, message: "Say what kind of licence it is, such as RPSL" }),
  number: text({ label: "Licence number", max: 100, message: "Enter the licence number" }),
  issuer: text({ label: "Issuer", max: 200, message: "Say who issued the licence" }),
  validUntil: z
    .string("Enter the last day of the licence")
    .check(z.refine(isFutureDay, "Enter the last day of the licence, today or later, such as 2027-03-31")),
});

export const MandateRequest = z.object({
  /** Answers the administrator's question. The site refuses it where no question is open on the company. */
  answer: optionalText({ label: "Answer", max: longestMandateAnswer, lines: true }),
  company: MandateCheck.shape.company,
  website: text({ label: "Website", max: 300, message: websiteMessage }).check(
    z.refine(isWebsite, websiteMessage),
  ),
  country: text({ label: "Country", max: 100, message: "Enter the country" }),
  registerNumber: text({
    label: "Register number",
    max: 100,
    message: "Enter the company's number in its register",
  }),
  phone: text({ label: "Phone number", max: 40, message: "Enter a phone number" }).check(
    z.refine(
      (value) => /^\D*(\d\D*){7,15}$/.test(value),
      "Enter a phone number with its digits, such as +63 917 123 4567",
    ),
  ),
  kind: z.enum(["direct", "agency"], "Say if you hire for yourselves or as an agency"),
  licence: z.optional(z.nullable(Licence)),
  principals: z.optional(
    z
      .array(
        text({ label: "Company", max: 200, message: "Name the company" }),
        "Name the companies that you act for",
      )
      .check(
        z.maxLength(mostPrincipals, {
          error: () => say("Name at most {max} companies", { max: mostPrincipals }),
        }),
      ),
  ),
  files: z.optional(
    z
      .array(
        z
          .string("Upload the file again")
          .check(z.refine((file) => uploadedDocumentId(file) !== undefined, "Upload the file again")),
        "Files must be a list",
      )
      .check(
        z.maxLength(mostMandateFiles, {
          error: () => say("Send at most {max} files", { max: mostMandateFiles }),
        }),
      ),
  ),
});
export type MandateRequest = z.infer<typeof MandateRequest>;

export function agencyIssues(given: unknown): Issue[] {
  const { kind, licence, principals } = (given ?? {}) as Partial<Record<keyof MandateRequest, unknown>>;
  if (kind !== "agency") return [];
  const issues: Issue[] = [];
  if (!licence) issues.push({ path: "licence", message: say("An agency needs its licence") });
  if (!Array.isArray(principals) || principals.length === 0)
    issues.push({ path: "principals", message: say("Name at least one company that you hire for") });
  return issues;
}

export const DomainCode = z.object({
  code: text({ label: "Code", max: 20, message: "Enter the code from the email" }),
});
