import type { FormEvent, ReactNode } from "react";
import * as routes from "../../src/routes.ts";
import type { StepNumber } from "../../src/shared/applying/application.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import type { Wizard } from "./use-wizard.ts";
import { wayOut, waysOut } from "./ways-out.ts";
import type { WizardJob } from "./wizard-props.ts";
import { t } from "./words.ts";

interface Props {
  step: StepNumber;
  job: WizardJob | undefined;
  wizard: Wizard;
  children?: ReactNode;
}

export const stepFormId = "step-form";

export function StepForm({ step, job, wizard, children }: Props) {
  const linkTo = useLinkTo();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = wayOut((submitter as HTMLButtonElement | null)?.value);
    if (!wizard.saving) void (way ? wizard.leave(linkTo(waysOut[way])) : wizard.next());
  };
  return (
    <form
      id={stepFormId}
      method="post"
      action={linkTo(step === 3 ? routes.applyDocuments : routes.applyStep)}
      encType={step === 3 ? "multipart/form-data" : undefined}
      noValidate
      ref={wizard.form}
      onInput={wizard.typed}
      onSubmit={submit}
    >
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="jobId" value={job?.id ?? ""} />
      {step !== 3 && <DraftField wizard={wizard} />}
      {wizard.returns && <input type="hidden" name="review" value="1" />}
      {children}
      {/* Enter presses a form's first button, so “Save and continue” comes first. */}
      <p className="actions">
        <button type="submit" aria-disabled={wizard.saving || undefined}>
          {t("apply.continue")}
        </button>
        {step > 1 && <BackButton onBack={wizard.back} />}
      </p>
      {step === 1 && (
        <p className="hint">
          <span className="with-script">{t("apply.saved.here")} </span>
          {t("apply.saved")}
        </p>
      )}
    </form>
  );
}

export const DraftField = ({ wizard, form }: { wizard: Wizard; form?: string }) => (
  <input type="hidden" form={form} name="draft" value={wizard.draftSaving.id ?? ""} />
);

export function BackButton({ onBack, held = false }: { onBack: () => void; held?: boolean }) {
  const className = held ? "btn btn-quiet held" : "btn btn-quiet";
  return (
    <button type="submit" name="back" value="1" className={className} onClick={instead(onBack)}>
      {t("apply.back")}
    </button>
  );
}
