import { createContext, useContext } from "react";
import type { Answers } from "../../src/shared/applying/application.ts";
import { waiverFor } from "../../src/shared/payments/fee-waiver.ts";
import type { WizardProps } from "../applying/wizard-props.ts";

export interface Fee {
  amount?: string | undefined;
  paid: boolean;
  waivedFor?: string | undefined;
}

export const FeeContext = createContext<Fee>({ paid: false });

export const useFee = () => useContext(FeeContext);

export const isDue = ({ amount, paid }: Fee) => amount !== undefined && !paid;

/** The answers so far may waive the fee. */
export function spokenOfFee(
  { fee: amount, paid, waivedFor, terms, waived }: WizardProps,
  { sector, desiredCountry: country }: Answers,
): { fee: Fee; terms: WizardProps["terms"] } {
  const waiver = waived && waiverFor(waived.waivers, { sector, country });
  if (!waived || !waiver) return { fee: { amount, paid, waivedFor }, terms };
  return { fee: { paid: false, waivedFor: waiver.reason }, terms: waived.terms };
}
