import { useLinkTo } from "../../../islands/lib/locale.ts";
import { Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type StepNumber, steps } from "../../shared/applying/application.ts";

interface Props {
  email?: string | undefined;
  step: StepNumber;
}

/** Under each step of the wizard: mails a link to what was saved so far. */
export function DraftLinkForm({ email = "", step }: Props) {
  const linkTo = useLinkTo();
  return (
    <details className="continue-elsewhere">
      <summary>{t("draftLink.title")}</summary>
      <form method="post" action={linkTo(routes.askDraftLink)} noValidate>
        <p>{t("draftLink.text")}</p>
        {step < steps.length && <p>{t("draftLink.step")}</p>}
        <Question name="continue-email" label={t("draftLink.email")} message={undefined}>
          <input
            id="continue-email"
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            required
          />
        </Question>
        <button type="submit" className="btn btn-quiet">
          {t("draftLink.submit")}
        </button>
      </form>
    </details>
  );
}
