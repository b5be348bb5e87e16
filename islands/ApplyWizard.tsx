import { useEffect, useState } from "react";
import * as routes from "../src/routes.ts";
import { ApplicationFor, LeaveButton } from "./applying/ApplicationFor.tsx";
import { DocumentsStep } from "./applying/DocumentsStep.tsx";
import { FieldsStep } from "./applying/FieldsStep.tsx";
import { ReadyList } from "./applying/ReadyList.tsx";
import { stepFormId } from "./applying/StepForm.tsx";
import { StepHead } from "./applying/StepHead.tsx";
import { forgetUnsent } from "./applying/unsent.ts";
import { useWizard } from "./applying/use-wizard.ts";
import { WizardNotice } from "./applying/WizardNotice.tsx";
import { waysOut } from "./applying/ways-out.ts";
import type { WizardProps } from "./applying/wizard-props.ts";
import { t } from "./applying/words.ts";
import { ErrorSummary } from "./lib/ErrorSummary.tsx";
import { useLinkTo } from "./lib/locale.ts";
import { FeeLine } from "./payments/FeeNotice.tsx";
import { FeeContext, spokenOfFee } from "./payments/fee.ts";
import { loadPaymentStep, paymentStep } from "./payments/load-payment-step.ts";

export default function ApplyWizard(props: WizardProps) {
  const linkTo = useLinkTo();
  const wizard = useWizard(props, loadPaymentStep);
  const { step, issues, notice } = wizard;
  const { fee, terms } = spokenOfFee(props, wizard.answers.current);
  const PaymentStep = usePaymentStep(step === 4);
  const title = issues[0]?.summaryTitle ?? t("errors.summary");
  return (
    <FeeContext value={fee}>
      {notice && <WizardNotice {...notice} />}
      <StepHead step={step} heading={wizard.heading} />
      {step === 3 && <p className="hint">{props.documentsLead}</p>}
      <ErrorSummary title={title} issues={issues} attempt={wizard.attempt} />
      {/* Enter presses a form's first button, and the buttons that follow lead elsewhere. */}
      {step < 4 && <button type="submit" form={stepFormId} hidden />}
      {step < 4 && <ApplicationFor job={props.job} openJobs={props.openJobs} isFirst={step === 1} />}
      {step === 1 && (
        <div className="folds">
          <FeeLine {...props} />
          <ReadyList />
        </div>
      )}
      {(step === 1 || step === 2) && <FieldsStep key={step} step={step} job={props.job} wizard={wizard} />}
      {step === 3 && <DocumentsStep job={props.job} wizard={wizard} />}
      {step === 4 && PaymentStep && <PaymentStep {...props} terms={terms} wizard={wizard} />}
      <p>
        {step < 4 ? (
          <LeaveButton value="elsewhere">{props.elsewhere}</LeaveButton>
        ) : (
          <a href={linkTo(waysOut.elsewhere)}>{props.elsewhere}</a>
        )}
      </p>
      {(props.started || step > 1) && <DiscardForm held={wizard.held} />}
    </FeeContext>
  );
}

/** Island and server wait for this before they draw the wizard. */
ApplyWizard.ready = ({ step }: WizardProps) => (step === 4 ? loadPaymentStep() : undefined);

/** Back and Forward may lead to the last step before it is loaded. */
function usePaymentStep(wanted: boolean) {
  const [, redraw] = useState(0);
  const part = paymentStep();
  const missing = wanted && !part;
  useEffect(() => {
    if (missing)
      loadPaymentStep().then(
        () => redraw((times) => times + 1),
        () => location.reload(),
      );
  }, [missing]);
  return part;
}

/** The wizard saves the last typed answers until the page goes, so it forgets them at that moment. */
const forgetAtLast = () => addEventListener("pagehide", () => forgetUnsent());

function DiscardForm({ held }: { held: boolean }) {
  const linkTo = useLinkTo();
  return (
    <details className="discard" inert={held}>
      <summary>{t("apply.discard")}</summary>
      <form method="post" action={linkTo(routes.applyStep)} onSubmit={forgetAtLast}>
        <p>{t("apply.discard.text")}</p>
        <button type="submit" name="discard" value="1" className="btn btn-danger">
          {t("apply.discard.submit")}
        </button>
      </form>
    </details>
  );
}
