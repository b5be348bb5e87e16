import { type Context, Hono } from "hono";
import { AuditEntries } from "../../components/accounts/AuditEntries.tsx";
import { AuditSearch } from "../../components/accounts/AuditSearch.tsx";
import { t } from "../../content/words.ts";
import { countAuditEntries, listAuditActions, listAuditEntries } from "../../db/accounts/audit-entries.ts";
import { auditFilterOf, exportAuditLog } from "../../domain/accounts/search-audit-log.ts";
import { listPage } from "../../domain/list-page.ts";
import type { Env } from "../../env.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { csvDownload } from "../../middleware/csv.ts";
import * as routes from "../../routes.ts";
import { type AuditQuery, isAuditActor } from "../../shared/accounts/audit.ts";
import { isCalendarDate } from "../../shared/calendar-date.ts";
import { pageNumber } from "../../shared/page-number.ts";
import { searchText } from "../../shared/search-text.ts";
import { renderAdmin } from "../system/render-admin.tsx";

const pageSize = 50;

/** The administrator reads, searches and downloads the audit log. */
export const adminAuditPage = new Hono<Env>()
  .get(routes.adminAudit.path, async (c) => {
    const { sql } = c.env;
    const query = readQuery(c);
    const filter = await auditFilterOf(c.env, query);
    const found = await countAuditEntries(sql, filter);
    const { rows, page, pages } = await listPage(pageNumber(c.req.query("page")), pageSize, found, (part) =>
      listAuditEntries(sql, filter, part),
    );
    return renderAdmin(
      c,
      { section: routes.adminAudit, title: t("admin.audit.title") },
      <>
        <AuditSearch query={query} actions={await listAuditActions(sql)} found={found} />
        <AuditEntries query={query} entries={rows} page={page} pages={pages} />
      </>,
    );
  })
  .get(routes.adminAuditExport.path, async (c) => {
    const query = readQuery(c);
    const { id, ...named } = query;
    const details = { way: "csv", searched: id !== undefined, ...definedOf(named) };
    await recordShown(c, {
      action: "audit log exported",
      subject: { kind: "audit log", id: "csv" },
      details,
    });
    return csvDownload(c, "audit", exportAuditLog(c.env, await auditFilterOf(c.env, query)));
  });

function readQuery(c: Context<Env>): AuditQuery {
  const { actor, action, from, to } = c.req.query();
  return {
    id: searchText(c.req.query("id")),
    actor: isAuditActor(actor) ? actor : undefined,
    action: searchText(action),
    from: from && isCalendarDate(from) ? from : undefined,
    to: to && isCalendarDate(to) ? to : undefined,
  };
}

const definedOf = (named: Omit<AuditQuery, "id">): Record<string, string> =>
  Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
