import type { RefObject } from "react";
import { type StepNumber, steps } from "../../src/shared/applying/application.ts";
import { stepHeading, t } from "./words.ts";

interface Props {
  step: StepNumber;
  heading: RefObject<HTMLHeadingElement | null>;
}

const leads = ["apply.step.personal.lead", "apply.required", "apply.required.files"] as const;

export function StepHead({ step, heading }: Props) {
  return (
    <>
      <p className="step-count">{t("apply.progress", { step, steps: steps.length })}</p>
      <progress value={step} max={steps.length} aria-label={t("apply.progress.label")} />
      <h1 tabIndex={-1} ref={heading}>
        {stepHeading(step)}
      </h1>
      {step < 4 && <p className="lead">{t(leads[step - 1]!)}</p>}
    </>
  );
}
