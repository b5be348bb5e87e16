import type { LogEntry } from "../../env.ts";
import { SealBroken } from "../../services/sealing/authenticated-encryption.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { type PrivateDetails, privateContext } from "../applying/seal-details.ts";

/** What opening a seal, and telling when it does not open, needs of the outside world. */
export interface SealWorld {
  vault: Vault;
  log: (entry: LogEntry) => void;
}

interface SealedRow {
  id: string;
  privateSealed: Uint8Array;
  privateKeyId: string;
}

/** The sealed part of an application; undefined, and in the log, when no key that we have opens it. */
export async function openPrivateDetails(
  { vault, log }: SealWorld,
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
