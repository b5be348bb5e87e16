import { lockBrowser } from "../../db/applications/applications.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import type { Issue } from "../../shared/issues.ts";
import { type Draft, type DraftPatch, ensureDraft, openDraft, saveDraft, sealDraft } from "./draft.ts";
import { isSent } from "./find-repeat.ts";
import type { Places } from "./place-certificates.ts";

/** The browser keeps an empty draft that names where its draft went, so that open pages can tell the candidate. */
export async function markMoved(
  tx: Sql,
  vault: Vault,
  browserHash: Uint8Array,
  moved: { id: string; at: string },
): Promise<void> {
  const row = await ensureDraft(tx, browserHash);
  await sealDraft(tx, vault, row, { answers: {}, documentNames: {}, moved: { ...moved, isTold: false } });
}

/** The draft has moved to another browser, or was sent as the application with this id. */
export type Unsaved = "moved" | { sent: string };

export const isUnsaved = <Saved extends object>(saved: Saved | Unsaved): saved is Unsaved =>
  saved === "moved" || "sent" in saved;

/** Like `saveDraft`, but a draft that has moved or was sent since the page was rendered does not change. */
export function savePageDraft(
  sql: Database,
  vault: Vault,
  browserHash: Uint8Array,
  patch: DraftPatch,
  shownId: string | null | undefined,
): Promise<{ draft: Draft; places: Places } | { issues: Issue[] } | Unsaved> {
  return inTransaction(sql, async (tx) => {
    await lockBrowser(tx, browserHash);
    if (shownId && (await isSent(tx, shownId, patch.jobId))) return { sent: shownId };
    const row = await ensureDraft(tx, browserHash);
    const { answers, documentNames, moved, reused } = await openDraft(vault, row);
    if (!moved || (shownId !== moved.id && shownId !== row.id))
      return saveDraft(tx, vault, browserHash, patch);
    await sealDraft(tx, vault, row, {
      answers,
      documentNames,
      reused,
      moved: { ...moved, isTold: shownId === row.id },
    });
    return shownId === row.id ? saveDraft(tx, vault, browserHash, patch) : "moved";
  });
}
