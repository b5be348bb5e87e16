import type { World } from "../../world.ts";
import { type PrivateDetails, privateContext } from "../applying/seal-details.ts";
import { openSealed } from "./open-sealed.ts";

interface SealedRow {
  id: string;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

/** Returns undefined, with a line in the log, when no key opens the details. */
export function openPrivateDetails(
  world: Pick<World, "vault" | "log">,
  { id, privateSealed, privateKeyId }: SealedRow,
): Promise<PrivateDetails | undefined> {
  const sealed = { bytes: privateSealed, keyId: privateKeyId };
  return openSealed(world, sealed, privateContext(id), { application: id });
}
