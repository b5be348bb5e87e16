import type { JobOfferRow } from "../../../db/applications/job-offers.ts";
import type { Vault } from "../../../services/sealing/vault.ts";
import type { JobOfferTerms } from "../../../shared/applications/job-offer.ts";
import type { World } from "../../../world.ts";
import { openSealed } from "../open-sealed.ts";

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

/** Returns undefined, with a line in the log, when no key opens the terms. */
export function openTerms(
  world: Pick<World, "vault" | "log">,
  { id, termsSealed, termsKeyId }: Pick<JobOfferRow, "id" | "termsSealed" | "termsKeyId">,
): Promise<JobOfferTerms | undefined> {
  const sealed = { bytes: termsSealed, keyId: termsKeyId };
  return openSealed<JobOfferTerms>(world, sealed, offerContext(id), { offer: id });
}
