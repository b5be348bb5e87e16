import { ApplicationFor } from "./apply/ApplicationFor.tsx";
import { DiscardForm } from "./apply/DiscardForm.tsx";
import { DocumentsStep } from "./apply/DocumentsStep.tsx";
import { FieldsStep } from "./apply/FieldsStep.tsx";
import { PaymentStep } from "./apply/PaymentStep.tsx";
import { StepHead } from "./apply/StepHead.tsx";
import { spokenOfFee } from "./apply/spoken-of-fee.ts";
import { useWizard } from "./apply/use-wizard.ts";
import { WizardNotice } from "./apply/WizardNotice.tsx";
import type { WizardProps } from "./apply/wizard-props.ts";
import { WordsContext } from "./apply/words.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";

/** The application in four steps: whole pages and forms by themselves, steps in place once the script is there. */
export default function ApplyWizard(props: WizardProps) {
  const wizard = useWizard(props);
  const { step, issues, notice } = wizard;
  const { words, terms } = spokenOfFee(props, wizard.answers.current);
  const title = issues.some(({ path }) => path === "terms") ? words.terms.required : words.summary;
  return (
    <WordsContext value={words}>
      <ErrorSummary title={title} issues={issues} />
      {notice && !props.payment && <WizardNotice {...notice} />}
      <StepHead step={step} heading={wizard.heading} />
      {step < 4 && <ApplicationFor job={props.job} />}
      {(step === 1 || step === 2) && <FieldsStep key={step} step={step} job={props.job} wizard={wizard} />}
      {step === 3 && <DocumentsStep job={props.job} wizard={wizard} />}
      {step === 4 && <PaymentStep {...props} words={words} terms={terms} wizard={wizard} />}
      {(props.started || step > 1) && <DiscardForm />}
    </WordsContext>
  );
}
