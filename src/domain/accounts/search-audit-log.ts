import {
  type AuditFilter,
  listAuditEntries,
  type StoredAuditEntry,
} from "../../db/accounts/audit-entries.ts";
import { findCredentials } from "../../db/accounts/users.ts";
import type { AuditQuery } from "../../shared/accounts/audit.ts";
import type { World } from "../../world.ts";
import { type Column, csvPages } from "../csv-pages.ts";
import { emailDigests } from "./record-attempt.ts";
import { accountName } from "./sign-in-allowances.ts";

export async function auditFilterOf(
  { sql, vault }: Pick<World, "sql" | "vault">,
  { id, ...rest }: AuditQuery,
): Promise<AuditFilter> {
  if (!id) return rest;
  if (!id.includes("@")) return { ...rest, anyId: [id.toLowerCase(), id] };
  const email = accountName(id);
  const account = await findCredentials(sql, email);
  const digests = await emailDigests(vault, email);
  return { ...rest, anyId: account ? [...digests, account.user.id] : digests };
}

const columns: Column<StoredAuditEntry>[] = [
  ["Time (UTC)", (e) => e.happenedAt.toISOString()],
  ["Actor", (e) => e.actorKind],
  ["Actor id", (e) => e.actorId ?? ""],
  ["Action", (e) => e.action],
  ["Subject", (e) => e.subjectKind],
  ["Subject id", (e) => e.subjectId],
  ["Applications shown", (e) => e.ids.join(" ")],
  ["Details", (e) => JSON.stringify(e.details)],
  ["Session", (e) => e.session ?? ""],
  ["Network", (e) => e.network ?? ""],
  ["Id", (e) => e.id],
];

export const exportAuditLog = ({ sql, settings }: Pick<World, "sql" | "settings">, filter: AuditFilter) =>
  csvPages(columns, {
    list: (page) => listAuditEntries(sql, filter, page),
    show: async (row) => row,
    siteUrl: settings.siteUrl,
  });
