import type { Proof } from "../shared/employers/mandate-decision.ts";
import { t } from "./words.ts";

/** "their mailbox, the company's entry in its register and a call to a number that we found ourselves" */
export function proofWords(proofs: readonly Proof[]): string {
  const words = proofs.map((proof) => t(`proof.${proof}.public`));
  const last = words.pop() ?? "";
  return words.length > 0 ? t("proof.list", { first: words.join(t("proof.comma")), last }) : last;
}
