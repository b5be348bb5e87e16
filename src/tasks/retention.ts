import { countExpiredAuditEntries } from "../db/accounts/audit-log.ts";
import { listDraftsBefore } from "../db/applications/applications.ts";
import {
  type KeptState,
  keptStates,
  listOldApplications,
  listRefundedDrafts,
} from "../db/applications/erasure.ts";
import { listUnclaimedBut } from "../db/applying/documents.ts";
import { countBrokenUploads } from "../db/applying/uploads.ts";
import { countExpired, plainKeys } from "../db/expired-rows.ts";
import type { Services } from "../env.ts";
import { type ExpiringKey, expiringKeys } from "../shared/retention.ts";
import { eraseOld } from "./applications/erase-old-applications.ts";
import { deleteOldDrafts } from "./applying/delete-old-drafts.ts";
import { deleteUnclaimedDocuments } from "./applying/delete-unclaimed-documents.ts";
import { removeBrokenUploads } from "./applying/remove-broken-uploads.ts";
import { daysEarlier } from "./days-earlier.ts";
import { deleteExpiredRows, removeAuditEntries } from "./delete-expired.ts";
import { recordRetention } from "./record-retention.ts";

export interface Retained {
  key: ExpiringKey;
  count: number;
  ids: string[];
}

type Found = Partial<Record<ExpiringKey, number | string[]>>;

/** Also lists drafts whose payment we may have missed. The caller keeps those that the provider knows as paid. */
export async function listDue({ sql, clock, settings }: Services): Promise<Retained[]> {
  const now = clock();
  const beforeOf = (key: ExpiringKey) => daysEarlier(now, settings.retention[key]);
  const applications: Partial<Record<"draft" | "refundedDraft" | KeptState, string[]>> = {
    draft: await listDraftsBefore(sql, beforeOf("draft")),
    refundedDraft: await listRefundedDrafts(sql, beforeOf("refundedDraft")),
  };
  for (const state of keptStates)
    applications[state] = await listOldApplications(sql, state, beforeOf(state), { now });
  const leaving = Object.values(applications).flat();
  const found: Found = {
    ...applications,
    brokenUpload: await countBrokenUploads(sql, beforeOf("brokenUpload")),
    auditView: await countExpiredAuditEntries(sql, beforeOf("auditView")),
    upload: await listUnclaimedBut(sql, beforeOf("upload"), leaving),
  };
  for (const key of plainKeys) found[key] = await countExpired(sql, key, beforeOf(key));
  return inOrder(found);
}

export async function runRetention(services: Services): Promise<Retained[]> {
  const { deleted: draft, emptied: refundedDraft } = await deleteOldDrafts(services);
  const found: Found = { draft, refundedDraft };
  const documents: string[] = [];
  for (const state of keptStates) {
    const gone = await eraseOld(services, state);
    found[state] = gone.applications;
    documents.push(...gone.documents);
  }
  found.upload = [...documents, ...(await deleteUnclaimedDocuments(services))];
  found.brokenUpload = await removeBrokenUploads(services);
  for (const key of plainKeys) found[key] = await deleteExpiredRows(services, key);
  found.auditView = await removeAuditEntries(services);
  const gone = inOrder(found);
  await recordRetention(
    services.sql,
    "command",
    Object.fromEntries(gone.map(({ key, count }) => [key, count])),
  );
  return gone;
}

const inOrder = (found: Found): Retained[] =>
  expiringKeys.map((key) => {
    const things = found[key] ?? [];
    return typeof things === "number"
      ? { key, count: things, ids: [] }
      : { key, count: things.length, ids: things };
  });
