import * as routes from "../../src/routes.ts";
import type { Answers, StepNumber } from "../../src/shared/applying/application.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { t } from "../payments/words.ts";
import type { Wizard } from "./use-wizard.ts";

interface Props {
  step: StepNumber;
  name: keyof Answers;
  label: string;
  wizard: Wizard;
}

/** Leads from the review to a field, and back once it is saved. */
export function ChangeLink({ step, name, label, wizard }: Props) {
  const linkTo = useLinkTo();
  const address = linkTo(routes.apply, { ...(wizard.jobId && { job: wizard.jobId }), step, review: 1 });
  return (
    <a
      href={`${address}#${name}`}
      aria-label={t("apply.review.change.label", { field: label })}
      onClick={instead(() => wizard.change(step, name))}
    >
      {t("apply.change")}
    </a>
  );
}
