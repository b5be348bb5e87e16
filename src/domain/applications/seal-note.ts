import type { NoticeWords } from "../../db/applications/status-notices.ts";
import type { Rejection } from "../../shared/applications/rejection.ts";
import type { Sealed } from "../../shared/sealed.ts";
import type { World } from "../../world.ts";
import { openSealed } from "./open-sealed.ts";

export const noteContext = (id: string) => `status_notices.note:${id}`;

export async function sealNote(
  { vault }: Pick<World, "vault">,
  id: string,
  note: string | null,
): Promise<Sealed | undefined> {
  return note === null ? undefined : vault.sealJson(note, noteContext(id));
}

/** Returns a null note, with a line in the log, when no key opens it. */
export async function openRejection(
  world: Pick<World, "vault" | "log">,
  { id, reason, noteSealed, noteKeyId }: NoticeWords,
): Promise<Rejection> {
  if (!noteSealed || !noteKeyId) return { reason, note: null };
  const sealed = { bytes: noteSealed, keyId: noteKeyId };
  return { reason, note: (await openSealed<string>(world, sealed, noteContext(id), { notice: id })) ?? null };
}
