import type { Answers } from "../../src/shared/applying/application.ts";
import { waiverFor } from "../../src/shared/payments/fee-waiver.ts";
import type { WizardProps } from "../applying/wizard-props.ts";
import { fill } from "../lib/fill.ts";

/** The wizard's words and terms for what was answered so far: with the fee, or without where it is waived. */
export function spokenOfFee(
  { words, terms, waived }: WizardProps,
  { sector, desiredCountry: country }: Answers,
): Pick<WizardProps, "words" | "terms"> {
  const waiver = waived && waiverFor(waived.waivers, { sector, country });
  if (!waived || !waiver) return { words, terms };
  const feeText = fill(waived.words.feeText, { reason: waiver.reason });
  return { words: { ...waived.words, feeText }, terms: waived.terms };
}
