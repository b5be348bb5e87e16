import { applyMessages } from "../../src/content/apply-messages.ts";
import { applyWords } from "../../src/content/en/apply.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";
import { type StepNumber, steps } from "../../src/shared/applying/application.ts";

export const t = translator({ ...formWords, ...applyWords, ...applyMessages });

export const stepHeading = (step: StepNumber) =>
  t(`apply.step.${(["personal", "professional", "documents", "payment"] as const)[step - 1]!}`);

/** Without the site's name. */
export const stepTitle = (step: StepNumber) =>
  t("apply.meta.title", { step, steps: steps.length, heading: stepHeading(step) });
