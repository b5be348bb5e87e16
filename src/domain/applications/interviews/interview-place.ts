import type { InterviewRow } from "../../../db/applications/interviews.ts";
import type { Vault } from "../../../services/sealing/vault.ts";

/** A place does not open in another row. */
export const placeContext = (id: string) => `interviews.place:${id}`;

export async function sealPlace(
  vault: Vault,
  id: string,
  place: string,
): Promise<Pick<InterviewRow, "placeSealed" | "placeKeyId">> {
  const { bytes, keyId } = await vault.sealJson(place, placeContext(id));
  return { placeSealed: bytes, placeKeyId: keyId };
}

/** Throws when no key opens it. */
export const openPlace = (
  vault: Vault,
  { id, placeSealed, placeKeyId }: Pick<InterviewRow, "id" | "placeSealed" | "placeKeyId">,
): Promise<string> => vault.openJson<string>({ bytes: placeSealed, keyId: placeKeyId }, placeContext(id));
