import {
  type ApplicationFilter,
  countApplications,
  isFiltered,
  listApplications,
} from "../../db/applications/admin-applications.ts";
import { type DocumentReading, listDocumentReadings } from "../../db/applying/documents.ts";
import { listPaidFees, type PaidFee } from "../../db/payments/payments-attention.ts";
import type { AdminApplication } from "../../shared/applications/admin-application.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import type { Counted } from "../../shared/counted.ts";
import type { World } from "../../world.ts";
import { listPage } from "../list-page.ts";
import { adminView } from "./admin-view.ts";

export interface AdminApplications {
  applications: AdminApplication[];
  readings: DocumentReading[];
  fees: PaidFee[];
  found: Counted;
  total: number;
  page: number;
  pages: number;
}

const pageSize = 50;

export async function listAdminApplications(
  world: Pick<World, "sql" | "vault" | "scanner" | "clock" | "log">,
  filter: ApplicationFilter,
  asked: number,
): Promise<AdminApplications> {
  const { sql, clock } = world;
  const found = await countApplications(sql, filter);
  const { total } = isFiltered(filter) ? await countApplications(sql, {}) : found;
  const { rows, page, pages } = await listPage(asked, pageSize, found, (part) =>
    listApplications(sql, filter, part),
  );
  const ids = rows.map(({ id }) => id);
  const today = dayOf(clock());
  const [applications, readings, fees] = await Promise.all([
    Promise.all(rows.map((row) => adminView(world, row, today))),
    listDocumentReadings(sql, ids),
    listPaidFees(sql, ids),
  ]);
  return { applications, readings, fees, found, total, page, pages };
}
