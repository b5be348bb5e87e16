import { stepFormId } from "../../../islands/applying/StepForm.tsx";
import { wayOutName } from "../../../islands/applying/ways-out.ts";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type StepNumber, steps } from "../../shared/applying/application.ts";

/** Is below each step of the wizard but the last, whose form a draft does not keep. */
export function ContinueElsewhere({ step }: { step: StepNumber }) {
  const linkTo = useLinkTo();
  return (
    <p className="continue-elsewhere">
      {step < steps.length ? (
        <button type="submit" form={stepFormId} name={wayOutName} value="elsewhere" className="as-link">
          {t("draftLink.title")}
        </button>
      ) : (
        <a href={linkTo(routes.askDraftLink)} className="as-link">
          {t("draftLink.title")}
        </a>
      )}
    </p>
  );
}
