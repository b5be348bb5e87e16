import { type ApplicationFilter, countApplications, listApplications } from "../db/admin-applications.ts";
import { type DocumentReading, listDocumentReadings } from "../db/documents.ts";
import { listPaidFees, type PaidFee } from "../db/payments-attention.ts";
import type { Database } from "../db/sql.ts";
import type { AdminApplication } from "../shared/admin-application.ts";
import { adminView } from "./admin-view.ts";
import type { SealWorld } from "./open-private-details.ts";

export interface AdminApplications {
  applications: AdminApplication[];
  /** Of those in the list. */
  readings: DocumentReading[];
  fees: PaidFee[];
  /** How many the filter lets through. */
  found: number;
  /** How many there are. */
  total: number;
  page: number;
  pages: number;
}

const pageSize = 50;

/** A page beyond the last is the last one. */
export async function listAdminApplications(
  world: SealWorld & { sql: Database; clock: () => Date },
  filter: ApplicationFilter,
  asked: number,
): Promise<AdminApplications> {
  const { sql, clock } = world;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const found = await countApplications(sql, filter);
  const total = isFiltered ? await countApplications(sql, {}) : found;
  const pages = Math.max(1, Math.ceil(found / pageSize));
  const page = Math.min(asked, pages);
  const rows = await listApplications(sql, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  const ids = rows.map(({ id }) => id);
  const today = clock().toISOString().slice(0, 10);
  const [applications, readings, fees] = await Promise.all([
    Promise.all(rows.map((row) => adminView(world, row, today))),
    listDocumentReadings(sql, ids),
    listPaidFees(sql, ids),
  ]);
  return { applications, readings, fees, found, total, page, pages };
}
