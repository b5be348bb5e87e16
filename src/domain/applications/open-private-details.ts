import { SealBroken } from "../../services/sealing/authenticated-encryption.ts";
import type { World } from "../../world.ts";
import { type PrivateDetails, privateContext } from "../applying/seal-details.ts";

interface SealedRow {
  id: string;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

/** Undefined, with a line in the log, when no key opens it. */
export async function openPrivateDetails(
  { vault, log }: Pick<World, "vault" | "log">,
  { id, privateSealed, privateKeyId }: SealedRow,
): Promise<PrivateDetails | undefined> {
  try {
    const sealed = { bytes: privateSealed, keyId: privateKeyId };
    return await vault.openJson<PrivateDetails>(sealed, privateContext(id));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log({ event: "seal not opened", application: id, key: privateKeyId });
    return undefined;
  }
}
