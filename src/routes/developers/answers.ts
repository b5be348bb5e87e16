import * as z from "zod/mini";
import { certificatePlaces } from "../../shared/applications/added-certificate.ts";
import { type AdminApplication, paymentBadges } from "../../shared/applications/admin-application.ts";
import { type ApplicationStatus, applicationStatuses } from "../../shared/applications/application-status.ts";
import { type Disclosure, disclosureReasons, maskedFields } from "../../shared/applications/disclosure.ts";
import type { JobApplication, WithheldApplication } from "../../shared/applications/job-application.ts";
import { rejectionReasons } from "../../shared/applications/rejection.ts";
import type { FittingJob } from "../../shared/applying/fitting-job.ts";
import { proofs } from "../../shared/employers/mandate-decision.ts";
import { certificates } from "../../shared/jobs/certificates.ts";
import { experienceLevelValues } from "../../shared/jobs/experience-levels.ts";
import type { Job, JobStats } from "../../shared/jobs/job.ts";
import { rotationUnits, visas } from "../../shared/jobs/job-facts.ts";
import type { PartnerStats } from "../../shared/jobs/partner-category.ts";
import { sectorSlugs } from "../../shared/jobs/sectors.ts";
import { textLanguages } from "../../shared/jobs/text-languages.ts";
import { type PaymentMark, paymentMarks } from "../../shared/payments/payment-marks.ts";
import { PlacementInList } from "./placement-answers.ts";

export const instant = z.iso.datetime();
const optionalId = z.nullable(z.uuid());
const optionalText = z.nullable(z.string());
const paymentStatus = z.enum(Object.keys(paymentBadges) as (keyof typeof paymentBadges)[]);
const applicationStatus = z.enum(
  applicationStatuses.map(({ value }) => value) as [ApplicationStatus, ...ApplicationStatus[]],
);
const withheld = z.exactOptional(z.enum(["erased", "unreadable"]));

/** The schemas of this file describe the answers of calls, and the compiler checks them against the types. */
export const JobAnswer = z.object({
  id: z.uuid(),
  employerId: optionalId,
  title: z.string(),
  company: z.string(),
  country: z.string(),
  sector: z.enum(sectorSlugs),
  experienceLevel: z.enum(experienceLevelValues),
  salaryMin: z.int(),
  salaryMax: z.int(),
  vacancies: z.int(),
  description: z.string(),
  requirements: z.string(),
  lang: z.enum(textLanguages),
  applicationCloseDate: z.iso.date(),
  open: z.boolean(),
  state: z.enum(["live", "review"]),
  sample: z.boolean(),
  createdAt: instant,
  joinsOn: z.nullable(z.iso.date()),
  contractMonths: z.nullable(z.int()),
  rotation: z.nullable(z.object({ on: z.int(), off: z.int(), unit: z.enum(rotationUnits) })),
  housing: z.nullable(z.boolean()),
  flights: z.nullable(z.boolean()),
  visa: z.nullable(z.enum(visas)),
  certificates: z.array(z.enum(certificates)),
  verification: z.nullable(
    z.object({
      checked: z.string(),
      proofs: z.nullable(z.array(z.enum(proofs))),
      verifiedAt: instant,
    }),
  ),
}) satisfies z.ZodMiniType<Job>;

export const SavedDraft = z.object({
  saved: z.literal(true),
  draft: z.uuid(),
  answers: z.record(z.string(), z.nullable(z.union([z.string(), z.boolean()]))),
  documents: z.record(z.string(), z.object({ name: z.optional(z.string()), bytes: z.optional(z.number()) })),
  /** Lists a file whose place another document had taken. */
  places: z.optional(z.record(z.string(), z.string())),
  /** Open jobs that suit a general application, once all its questions are answered. */
  fitting: z.exactOptional(
    z.array(
      z.object({
        id: z.uuid(),
        title: z.string(),
        company: z.string(),
        country: z.string(),
        sample: z.boolean(),
        pay: z.string(),
        closesOn: z.string(),
      }) satisfies z.ZodMiniType<FittingJob>,
    ),
  ),
});

const oneOrMore = <Schema extends z.ZodMiniType>(schema: Schema) => z.union([schema, z.array(schema)]);

export const JobSearch = z.object({
  jobs: z.array(JobAnswer),
  total: z.int(),
  /** True when there are more than `total`. */
  capped: z.boolean(),
  corrected: z.nullable(z.string()),
  alsoSearched: z.array(z.string()),
  filters: z.object({
    country: z.exactOptional(oneOrMore(z.string())),
    sector: z.exactOptional(oneOrMore(z.enum(sectorSlugs))),
    experienceLevel: z.exactOptional(oneOrMore(z.enum(experienceLevelValues))),
    salaryFrom: z.exactOptional(z.int()),
  }),
  notice: z.nullable(z.string()),
  near: z.array(z.uuid()),
  next: z.nullable(z.string()),
});

export const Statistics = z.object({
  totalCompanies: z.int(),
  totalJobs: z.int(),
  totalVacancies: z.int(),
}) satisfies z.ZodMiniType<JobStats>;

export const Partner = z.object({
  company: z.string(),
  country: z.string(),
  jobCount: z.int(),
  totalVacancies: z.int(),
  category: z.enum(["shipping", "it", "mining", "construction", "oil-and-gas"]),
  sample: z.boolean(),
}) satisfies z.ZodMiniType<PartnerStats>;

const sent = {
  id: z.uuid(),
  reference: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  nationality: z.string(),
  dateOfBirth: z.string(),
  willingToRelocate: z.boolean(),
  desiredPosition: z.string(),
  resumeUrl: z.string(),
  passportCopyUrl: z.string(),
  certificatesUrl: optionalText,
  photographUrl: optionalText,
  paymentStatus,
  paymentMarks: z.array(z.enum(Object.keys(paymentMarks) as PaymentMark[])),
  applicationStatus,
  submittedAt: instant,
  certificatesValidUntil: z.nullable(z.string()),
  addedCertificates: z.array(
    z.object({
      place: z.enum(certificatePlaces),
      url: z.string(),
      addedAt: instant,
      validUntil: z.nullable(z.string()),
    }),
  ),
  documentScans: z.array(
    z.object({
      url: z.string(),
      scan: z.enum(["unscanned", "pending", "clean", "infected", "error"]),
      activeContent: z.boolean(),
    }),
  ),
};

export const ApplicationOfEmployer = z.object({
  ...sent,
  userId: optionalId,
  jobId: z.uuid(),
  gender: z.string(),
  dateOfBirth: optionalText,
  address: optionalText,
  masked: z.array(z.enum(maskedFields)),
  passportNumber: optionalText,
  passportCopyUrl: optionalText,
  passportExpiry: z.string(),
  passportRenewedAt: z.nullable(instant),
  preferredJobType: z.string(),
  qualification: z.string(),
  experience: z.string(),
  currentEmployer: optionalText,
  sector: z.string(),
  desiredCountry: z.string(),
  createdAt: instant,
  hasJobVersion: z.boolean(),
  heldUntil: z.nullable(instant),
  rejection: z.nullable(
    z.object({ reason: z.nullable(z.enum(rejectionReasons)), note: z.nullable(z.string()) }),
  ),
  withheld: z.exactOptional(z.literal("unreadable")),
}) satisfies z.ZodMiniType<JobApplication>;

export const OpenedFields = z.object({
  applicationId: z.uuid(),
  reason: z.enum(disclosureReasons),
  disclosedAt: instant,
  passportNumber: optionalText,
  passportCopyUrl: optionalText,
  dateOfBirth: optionalText,
  address: optionalText,
}) satisfies z.ZodMiniType<Disclosure>;

export const WithheldFromEmployer = z.object({
  id: z.uuid(),
  reference: z.string(),
  desiredPosition: z.string(),
  createdAt: instant,
  applicationStatus,
  paymentStatus,
  withheld: z.enum(["unchecked", "erased", "withdrawn", "refunded", "unpaid", "closed"]),
}) satisfies z.ZodMiniType<WithheldApplication>;

export const ApplicationOfAdministrator = z.object({
  ...sent,
  jobId: optionalId,
  yearsOfExperience: z.string(),
  skillsAndQualifications: z.string(),
  passportAvailable: z.boolean(),
  paymentIntentId: optionalText,
  unanswered: z.boolean(),
  placements: z.array(PlacementInList),
  withdrawnAt: z.nullable(instant),
  withheld,
}) satisfies z.ZodMiniType<AdminApplication>;

export const CompletedApplication = z.object({
  id: z.uuid(),
  reference: z.string(),
  paymentStatus,
  submittedAt: z.nullable(instant),
});

/** A successful call without further data returns this. */
export const Done = z.object({ success: z.literal(true) });

export const Refusal = z.object({
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
