import type { JobOfferRow } from "../../../db/applications/job-offers.ts";
import { SealBroken } from "../../../services/sealing/authenticated-encryption.ts";
import type { Vault } from "../../../services/sealing/vault.ts";
import type { JobOfferTerms } from "../../../shared/applications/job-offer.ts";
import type { World } from "../../../world.ts";

/** The context keeps sealed terms from opening in another row. */
export const offerContext = (id: string) => `job_offers.terms:${id}`;

export async function sealTerms(
  vault: Vault,
  id: string,
  terms: JobOfferTerms,
): Promise<Pick<JobOfferRow, "termsSealed" | "termsKeyId">> {
  const { bytes, keyId } = await vault.sealJson(terms, offerContext(id));
  return { termsSealed: bytes, termsKeyId: keyId };
}

/** Undefined when no key opens them. The log gets a line then. */
export async function openTerms(
  { vault, log }: Pick<World, "vault" | "log">,
  { id, termsSealed, termsKeyId }: Pick<JobOfferRow, "id" | "termsSealed" | "termsKeyId">,
): Promise<JobOfferTerms | undefined> {
  try {
    const sealed = { bytes: termsSealed, keyId: termsKeyId };
    return await vault.openJson<JobOfferTerms>(sealed, offerContext(id));
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    log({ event: "seal not opened", offer: id, key: termsKeyId });
    return undefined;
  }
}
