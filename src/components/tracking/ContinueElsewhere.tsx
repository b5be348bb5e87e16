import { Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";

/** Under each step of the wizard: mails a link to what was saved so far. */
export function ContinueElsewhere({ email = "" }: { email?: string | undefined }) {
  return (
    <details className="continue-elsewhere">
      <summary>{t("elsewhere.title")}</summary>
      <form method="post" action={urls.applyContinue()} noValidate>
        <p>{t("elsewhere.text")}</p>
        <Question name="continue-email" label={t("elsewhere.email")} message={undefined}>
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
          {t("elsewhere.submit")}
        </button>
      </form>
    </details>
  );
}
