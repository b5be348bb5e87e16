import type { RefObject } from "react";
import { type StepNumber, steps } from "../../src/shared/applying/application.ts";
import { fill } from "../lib/fill.ts";
import { useWords } from "./words.ts";

interface Props {
  step: StepNumber;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function StepHead({ step, heading }: Props) {
  const words = useWords();
  return (
    <>
      <p className="step-count" id="step-count">
        {fill(words.progress, { step })}
      </p>
      <progress value={step} max={steps.length} aria-label={words.progressLabel} />
      <h1 tabIndex={-1} ref={heading}>
        {words.headings[step - 1]}
      </h1>
      <p className="lead">{words.leads[step - 1]}</p>
    </>
  );
}
