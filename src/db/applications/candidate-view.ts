import type { ClosedBecause } from "../../content/refund-reasons.ts";
import type { CertificateField } from "../../shared/applications/added-certificate.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { Conversation } from "../../shared/applications/message.ts";
import type { Rejection } from "../../shared/applications/rejection.ts";
import type { SentApplication } from "../../shared/applications/submitted-application.ts";
import type { DocumentFieldName, DocumentPlace } from "../../shared/applying/document-fields.ts";
import type { JobVersion } from "../../shared/jobs/job-version.ts";
import type { Payment } from "../payments/payments.ts";
import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import {
  type AppliedJob,
  applicationJob,
  closedBecause,
  closedToEmployerOn,
  destination,
  employerReads,
  hasEmployer,
} from "./application-job.ts";
import { submissionColumns } from "./applications.ts";
import { isNothingMasked } from "./disclosures.ts";
import { type ErasedBy, type ErasureHindrance, findErasureHindrance } from "./erasure.ts";
import { findLastErasureRequest } from "./erasure-requests.ts";
import type { Hire } from "./hires.ts";
import type { ShownInterview } from "./interviews.ts";
import type { ShownJobOffer } from "./job-offers.ts";
import { jobAsRead } from "./job-text.ts";
import type { Openings } from "./openings.ts";
import type { PlacementRow } from "./placements.ts";
import type { Certificate } from "./standing.ts";
import { toldStatus } from "./status-notices.ts";

interface OwnApplicationRow extends SentApplication {
  jobId: string | null;
  job: AppliedJob | null;
  /** Null for a general application, and for an old one. */
  jobAsRead: JobVersion | null;
  destination: string | null;
  hasEmployer: boolean;
  /** False also when the fee was refunded, or the job closed too long ago. */
  employerReads: boolean;
  /** True when the employer reads it and nothing in it is masked. */
  employerReadsAll: boolean;
  closedBecause: ClosedBecause | null;
  /** `YYYY-MM-DD`. Null while the employer may see it, and when only the job was taken down. */
  closedToEmployerOn: string | null;
  submittedAt: Date;
  withdrawnAt: Date | null;
  jobTakenDownAt: Date | null;
  termsVersion: string | null;
  passportRenewedAt: Date | null;
  language: string;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

interface OwnDetails {
  /** Absent until the emailed code was entered in this browser. */
  passportNumber?: string;
  passportEnding: string;
  passportExpiry: string;
  dateOfBirth: string;
  address: string;
  phone: string;
}

export interface OwnStatusStep extends Rejection {
  status: ApplicationStatus;
  changedAt: Date;
}

export interface OwnApplication extends Omit<OwnApplicationRow, "privateSealed" | "privateKeyId"> {
  isUnmasked: boolean;
  details: OwnDetails | undefined;
  erasure: Erasability;
  history: OwnStatusStep[];
  receipts: Payment[];
  uploaded: DocumentFieldName[];
  openings: Openings;
  infected: DocumentPlace[];
  certificates: Certificate[];
  /** The last days of the uploaded certificates. A day is null when the candidate gave none. */
  validUntil: Partial<Record<CertificateField, string | null>>;
  interviews: ShownInterview[];
  placements: PlacementRow[];
  /** The reference of the general application that this one was made from. */
  origin: string | undefined;
  offers: ShownJobOffer[];
  hire: Hire;
  conversation: Conversation | undefined;
}

/** Returns undefined for a draft and for an erased application. */
export async function findOwnApplication(sql: Sql, id: string): Promise<OwnApplicationRow | undefined> {
  const row = await firstRow(sql<(OwnApplicationRow & { toldStatus: ApplicationStatus })[]>`
    select ${submissionColumns(sql)}, ${toldStatus(sql)} as told_status, ${jobAsRead(sql)}, job_id, submitted_at, withdrawn_at, terms_version, passport_renewed_at, language, private_sealed, private_key_id, ${applicationJob(sql)}, ${destination(sql)}, ${hasEmployer(sql)},
      ${employerReads(sql)}, ${isNothingMasked(sql)} as employer_reads_all, ${closedBecause(sql)}, ${closedToEmployerOn(sql)},
      (select taken_down_at from jobs where jobs.id = applications.job_id) as job_taken_down_at
    from applications where id = ${id} and submitted_at is not null and private_sealed is not null`);
  if (!row) return undefined;
  const { toldStatus: applicationStatus, ...columns } = row;
  return { ...columns, employerReadsAll: row.employerReads && row.employerReadsAll, applicationStatus };
}

export interface Erasability {
  reference: string;
  erasedAt: Date | null;
  erasedBy: ErasedBy | null;
  hindrance: ErasureHindrance | undefined;
  askedUntil: Date | undefined;
}

export async function findErasability(sql: Sql, id: string, now: Date): Promise<Erasability | undefined> {
  const [row] = await sql<Pick<Erasability, "reference" | "erasedAt" | "erasedBy">[]>`
    select reference, erased_at, erased_by from applications where id = ${id} and submitted_at is not null`;
  if (!row) return undefined;
  const last = await findLastErasureRequest(sql, id);
  return {
    ...row,
    hindrance: await findErasureHindrance(sql, id, now),
    askedUntil: last && last.expiresAt > now ? last.expiresAt : undefined,
  };
}
