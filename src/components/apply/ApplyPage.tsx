import ApplyWizard from "../../../islands/ApplyWizard.tsx";
import type { WizardProps } from "../../../islands/apply/wizard-props.ts";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Island } from "../Island.tsx";

interface Props {
  wizard: WizardProps;
  /** There is something to begin anew from. */
  started: boolean;
}

export function ApplyPage({ wizard, started }: Props) {
  return (
    <div className="narrow page apply">
      {/* A payment form that is ready waits for nobody. */}
      <Island of={ApplyWizard} props={wizard} when={wizard.payment ? "load" : "interaction"} />
      {started && (
        <form className="discard" method="post" action={urls.applyStep()}>
          <button type="submit" name="discard" value="1" className="btn btn-quiet">
            {t("apply.discard")}
          </button>
        </form>
      )}
    </div>
  );
}
