import ApplyWizard from "../../../islands/ApplyWizard.tsx";
import { unsentKey } from "../../../islands/applying/unsent.ts";
import type { WizardProps } from "../../../islands/applying/wizard-props.ts";
import { Island } from "../shell/Island.tsx";
import { ContinueElsewhere } from "./ContinueElsewhere.tsx";

export function ApplyPage({ wizard }: { wizard: WizardProps }) {
  return (
    <div className="narrow page apply">
      {/* A payment form that is ready waits for nobody. */}
      <Island
        of={ApplyWizard}
        props={wizard}
        when={wizard.payment ? "load" : "interaction"}
        wakeIfKept={unsentKey}
      />
      <ContinueElsewhere email={wizard.answers.email ?? undefined} step={wizard.step} />
    </div>
  );
}
