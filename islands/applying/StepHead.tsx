import type { RefObject } from "react";
import { type StepNumber, steps } from "../../src/shared/applying/application.ts";
import { type Fee, isDue, useFee } from "../payments/fee.ts";
import { stepHeading, t } from "./words.ts";

interface Props {
  step: StepNumber;
  heading: RefObject<HTMLHeadingElement | null>;
  documentsLead: string;
}

export function StepHead({ step, heading, documentsLead }: Props) {
  const fee = useFee();
  return (
    <>
      <p className="step-count">
        <span id="step-count">{t("apply.progress", { step, steps: steps.length })}</span>
        {step === 1 && <span className="meta">{t("apply.required.all")}</span>}
      </p>
      <progress value={step} max={steps.length} aria-label={t("apply.progress.label")} />
      <h1 tabIndex={-1} ref={heading}>
        {stepHeading(step)}
      </h1>
      <p className="lead">{step === 3 ? documentsLead : leadOf(step, fee)}</p>
    </>
  );
}

function leadOf(step: StepNumber, fee: Fee): string {
  if (step === 1) return t("apply.step.personal.lead");
  if (step === 2) return t("apply.step.professional.lead");
  return isDue(fee) ? t("apply.step.payment.lead") : t("apply.step.payment.leadFree");
}
