import { SealBroken } from "../../services/sealing/authenticated-encryption.ts";
import type { Sealed } from "../../shared/sealed.ts";
import type { World } from "../../world.ts";

/** Returns undefined, with a line in the log that names the row by `about`, when no key opens the value. */
export async function openSealed<Value>(
  { vault, log }: Pick<World, "vault" | "log">,
  sealed: Sealed,
  context: string,
  about: Record<string, string>,
): Promise<Value | undefined> {
  try {
    return await vault.openJson<Value>(sealed, context);
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log({ event: "seal not opened", ...about, key: sealed.keyId });
    return undefined;
  }
}
