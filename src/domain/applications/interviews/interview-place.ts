import type { InterviewRow } from "../../../db/applications/interviews.ts";
import type { Vault } from "../../../services/sealing/vault.ts";
import type { World } from "../../../world.ts";
import { openSealed } from "../open-sealed.ts";

/** The context keeps a sealed place from opening in another row. */
export const placeContext = (id: string) => `interviews.place:${id}`;

export async function sealPlace(
  vault: Vault,
  id: string,
  place: string,
): Promise<Pick<InterviewRow, "placeSealed" | "placeKeyId">> {
  const { bytes, keyId } = await vault.sealJson(place, placeContext(id));
  return { placeSealed: bytes, placeKeyId: keyId };
}

export const openPlace = (
  world: Pick<World, "vault" | "log">,
  { id, placeSealed, placeKeyId }: Pick<InterviewRow, "id" | "placeSealed" | "placeKeyId">,
): Promise<string | undefined> =>
  openSealed(world, { bytes: placeSealed, keyId: placeKeyId }, placeContext(id), { interview: id });
