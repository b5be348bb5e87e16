import type { Answers } from "../../src/shared/applying/application.ts";
import { waiverFor } from "../../src/shared/payments/fee-waiver.ts";
import type { WizardProps } from "../applying/wizard-props.ts";
import type { Fee } from "./fee.ts";

/** The fee and the terms for what was answered so far: none where the answers waive it. */
export function spokenOfFee(
  { fee: amount, paid, waivedFor, terms, waived }: WizardProps,
  { sector, desiredCountry: country }: Answers,
): { fee: Fee; terms: WizardProps["terms"] } {
  const waiver = waived && waiverFor(waived.waivers, { sector, country });
  if (!waived || !waiver) return { fee: { amount, paid, waivedFor }, terms };
  return { fee: { paid: false, waivedFor: waiver.reason }, terms: waived.terms };
}
