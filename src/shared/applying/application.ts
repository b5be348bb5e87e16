import * as z from "zod/mini";
import {
  type CertificatePlace,
  certificateFields,
  certificatePlaces,
  type ValidUntilName,
  validUntilName,
} from "../applications/added-certificate.ts";
import { dayOf, isCalendarDate } from "../calendar-date.ts";
import { emailAddress } from "../email-address.ts";
import { findSector } from "../jobs/sectors.ts";
import { name } from "../name.ts";
import { say } from "../say.ts";
import { optionalText, text } from "../text.ts";
import { type DocumentFieldName, documentLabel } from "./document-fields.ts";
import { isDocumentReference, uploadedDocumentId } from "./document-reference.ts";

function date(missing: string, wrong: string, isRight: (day: string) => boolean) {
  return z
    .string(missing)
    .check(z.trim(), z.minLength(1, { error: missing, abort: true }), z.refine(isRight, wrong));
}

const isPastDate = (day: string) => isCalendarDate(day) && day <= dayOf(new Date());

const wrongExpiry = "Enter a date between 1900 and 2199, such as 2031-05-17";

export const PersonalDetails = z.object({
  fullName: name({ label: "Name", min: 2, max: 200, message: "Name must be at least 2 characters" }),
  dateOfBirth: date(
    "Date of birth is required",
    "Enter a date between 1900 and today, such as 1990-03-27",
    isPastDate,
  ),
  gender: z.enum(["male", "female", "other"], "Gender is required"),
  nationality: text({ label: "Nationality", max: 100, message: "Nationality is required" }),
  address: text({
    label: "Address",
    min: 5,
    max: 500,
    message: "Address must be at least 5 characters",
    lines: true,
  }),
  passportNumber: text({ label: "Passport number", min: 5, max: 50, message: "Passport number is required" }),
  passportExpiry: date("Passport expiry date is required", wrongExpiry, isCalendarDate),
  email: emailAddress("Invalid email address"),
  phone: text({
    label: "Phone number",
    min: 10,
    max: 40,
    message: "Phone number must be at least 10 characters",
  }).check(z.regex(/\p{Nd}/u, "Enter a phone number with its digits, such as +63 917 123 4567")),
  preferredJobType: text({
    label: "Preferred job type",
    max: 100,
    message: "Preferred job type is required",
  }),
});

export const ProfessionalDetails = z.object({
  qualification: text({
    label: "Qualification",
    min: 2,
    max: 2000,
    message: "Qualification is required",
    lines: true,
  }),
  experience: text({ label: "Experience", max: 2000, message: "Experience is required", lines: true }),
  currentEmployer: optionalText({ label: "Current employer", max: 200 }),
  sector: z.string("Sector is required").check(
    z.minLength(1, { error: "Sector is required", abort: true }),
    z.refine((value) => findSector(value) !== undefined, "Sector must be one of the list"),
  ),
  desiredCountry: text({ label: "Desired country", max: 100, message: "Desired country is required" }),
  desiredPosition: text({ label: "Desired position", max: 200, message: "Desired position is required" }),
  willingToRelocate: z.optional(z.boolean("Willing to relocate must be yes or no")),
});

const linkRule = (name: DocumentFieldName) => ({
  error: () =>
    say("{label} must be an uploaded file or a link that begins with http:// or https://", {
      label: documentLabel(name),
    }),
});

function requiredDocument(name: DocumentFieldName, message: string) {
  return z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, { error: message, abort: true }),
      z.refine(isDocumentReference, linkRule(name)),
    );
}

function optionalDocument(name: DocumentFieldName) {
  const rule = linkRule(name);
  const reference = z.string(rule).check(
    z.trim(),
    z.refine((value) => value === "" || isDocumentReference(value), rule),
  );
  return z.optional(z.nullable(reference));
}

function furtherCertificate(place: CertificatePlace) {
  const rule = {
    error: () => say("{label} must be an uploaded file", { label: documentLabel(place) }),
  };
  const reference = z
    .string(rule)
    .check(z.refine((value) => value === "" || uploadedDocumentId(value) !== undefined, rule));
  return z.optional(z.nullable(reference));
}

const furtherCertificates = Object.fromEntries(
  certificatePlaces.map((place) => [place, furtherCertificate(place)]),
) as Record<CertificatePlace, ReturnType<typeof furtherCertificate>>;

/** The schema accepts a past day, because an expired certificate still tells something. The pages mark it as expired. */
const ValidUntil = z.optional(
  z.nullable(
    z.string(wrongExpiry).check(
      z.trim(),
      z.refine((day) => day === "" || isCalendarDate(day), wrongExpiry),
    ),
  ),
);

export const certificateDates = Object.fromEntries(
  certificateFields.map((field) => [validUntilName(field), ValidUntil]),
) as Record<ValidUntilName, typeof ValidUntil>;

export const DocumentUpload = z.object({
  resumeUrl: requiredDocument("resumeUrl", "Resume is required"),
  passportCopyUrl: requiredDocument("passportCopyUrl", "Passport copy is required"),
  certificatesUrl: optionalDocument("certificatesUrl"),
  photographUrl: optionalDocument("photographUrl"),
  ...furtherCertificates,
  ...certificateDates,
});

const unknownJob = "The job of this application is unknown";

export const Application = z.object({
  ...PersonalDetails.shape,
  ...ProfessionalDetails.shape,
  ...DocumentUpload.shape,
  jobId: z.optional(z.nullable(z.union([z.literal(""), z.uuid(unknownJob)], unknownJob))),
});

export type PersonalDetails = z.infer<typeof PersonalDetails>;
export type ProfessionalDetails = z.infer<typeof ProfessionalDetails>;
export type DocumentUpload = z.infer<typeof DocumentUpload>;
export type Application = z.infer<typeof Application>;

export type Answers = Partial<Record<Exclude<keyof Application, "willingToRelocate">, string | null>> & {
  willingToRelocate?: boolean | undefined;
};

export const steps = [
  { number: 1, title: "Personal Details", schema: PersonalDetails },
  { number: 2, title: "Professional Details", schema: ProfessionalDetails },
  { number: 3, title: "Document Upload", schema: DocumentUpload },
  { number: 4, title: "Terms & Conditions", schema: undefined },
] as const;

export type StepNumber = (typeof steps)[number]["number"];
