import type { Context } from "hono";
import type { AuditEntry } from "../../db/accounts/audit-log.ts";
import { recordView } from "../../domain/applications/record-view.ts";
import type { Env } from "../../env.ts";
import { pageNumber } from "../../shared/page-number.ts";

export async function recordShown(
  c: Context<Env>,
  entry: Pick<AuditEntry, "action" | "subject" | "ids" | "details">,
): Promise<void> {
  const user: { id: string } | undefined = c.get("user");
  const actor = user ? ({ kind: "employer", id: user.id } as const) : ({ kind: "admin" } as const);
  const details = { ...(entry.ids && { count: entry.ids.length }), ...entry.details };
  await recordView(c.env.sql, { ...entry, actor, details });
  c.set("viewRecorded", true);
}

export async function recordAdminView(c: Context<Env>): Promise<void> {
  if (c.req.method !== "GET" || c.res.status !== 200 || c.get("viewRecorded")) return;
  const page = pageNumber(c.req.query("page"));
  await recordShown(c, {
    action: "administrator's page viewed",
    subject: { kind: "page", id: c.req.path },
    details: { page, searched: Boolean(c.req.query("search")) },
  });
}
