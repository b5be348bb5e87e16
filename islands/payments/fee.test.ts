import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { WizardProps } from "../applying/wizard-props.ts";
import { spokenOfFee } from "./fee.ts";

const spoken = suite("spokenOfFee");

const props = {
  fee: "$50",
  paid: false,
  terms: [{ title: "Processing Fee", text: "$50" }],
  waived: {
    terms: [{ title: "Processing Fee", text: "None" }],
    waivers: [{ sector: "shipping", country: null, reason: "Seafarers pay nothing." }],
  },
} as unknown as WizardProps;

spoken("names the fee while nothing is answered that waives it", () => {
  assert.is(spokenOfFee(props, {}).fee.amount, "$50");
  assert.is(spokenOfFee(props, { sector: "it" }).terms[0]?.text, "$50");
});

spoken("names the reason and other terms as soon as the answers waive it", () => {
  const { fee, terms } = spokenOfFee(props, { sector: "shipping" });
  assert.equal(fee, { paid: false, waivedFor: "Seafarers pay nothing." });
  assert.is(terms[0]?.text, "None");
});

spoken("leaves the fee alone where nobody is waived", () => {
  const { waived: _, ...plain } = props;
  assert.is(spokenOfFee(plain as WizardProps, { sector: "shipping" }).fee.amount, "$50");
});

spoken.run();
