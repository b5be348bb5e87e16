import type { NoticeWords } from "../../db/applications/status-notices.ts";
import { SealBroken } from "../../services/sealing/authenticated-encryption.ts";
import type { Rejection } from "../../shared/applications/rejection.ts";
import type { Sealed } from "../../shared/sealed.ts";
import type { World } from "../../world.ts";

export const noteContext = (id: string) => `status_notices.note:${id}`;

export async function sealNote(
  { vault }: Pick<World, "vault">,
  id: string,
  note: string | null,
): Promise<Sealed | undefined> {
  return note === null ? undefined : vault.sealJson(note, noteContext(id));
}

/** If no key opens the note, it is null and the log gets a line. */
export async function openRejection(
  { vault, log }: Pick<World, "vault" | "log">,
  { id, reason, noteSealed, noteKeyId }: NoticeWords,
): Promise<Rejection> {
  if (!noteSealed || !noteKeyId) return { reason, note: null };
  try {
    const sealed = { bytes: noteSealed, keyId: noteKeyId };
    return { reason, note: await vault.openJson<string>(sealed, noteContext(id)) };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log({ event: "seal not opened", notice: id, key: noteKeyId });
    return { reason, note: null };
  }
}
