import { Hono } from "hono";
import { countApplications, listApplications } from "../../db/applications/admin-applications.ts";
import { cutPage } from "../../db/cursor.ts";
import { adminView } from "../../domain/applications/admin-view.ts";
import { filterDetails } from "../../domain/applications/export-applications.ts";
import type { Env } from "../../env.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import * as routes from "../../routes.ts";
import { isPaymentStatus } from "../../shared/applications/admin-application.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { asciiEmail } from "../../shared/email-address.ts";
import { searchText } from "../../shared/search-text.ts";
import { describePage, readPage } from "../paging.ts";

const maxLimit = 500;

export const adminApplications = new Hono<Env>().get(routes.apiAdminApplications.path, async (c) => {
  const { sql, clock } = c.env;
  const { limit, cursor } = readPage(c, maxLimit);
  const search = searchText(c.req.query("search"));
  const payment = c.req.query("payment");
  const filter = {
    search: search && asciiEmail(search),
    payment: isPaymentStatus(payment) ? payment : undefined,
  };
  const [rows, counted] = await Promise.all([
    listApplications(sql, filter, { limit: limit + 1, cursor }),
    countApplications(sql, filter),
  ]);
  const { page, next } = cutPage(rows, limit, (row) => row.cursorMicros);
  describePage(c, { ...counted, next });
  await recordShown(c, {
    action: "applications viewed",
    subject: { kind: "applications", id: "list" },
    ids: page.map(({ id }) => id),
    details: { way: "call", ...filterDetails(filter) },
  });
  const today = dayOf(clock());
  return c.json(await Promise.all(page.map((row) => adminView(c.env, row, today))));
});
