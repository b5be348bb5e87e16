import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { removalWord } from "../../shared/accounts/admin.ts";
import { linkTo } from "../../shared/link.ts";

interface Props {
  /** How many sample vacancies there are. */
  jobs: number;
  /** The word was not typed. */
  wrong: boolean;
}

export function RemoveSamples({ jobs, wrong }: Props) {
  if (jobs === 0) return <p>{t("admin.samples.empty")}</p>;
  return (
    <form method="post" action={linkTo(routes.adminSamples)}>
      <p>{tn("admin.samples.text", jobs)}</p>
      <div className={wrong ? "field has-error" : "field"}>
        <label htmlFor="word">{t("admin.samples.word", { word: removalWord })}</label>
        {wrong && (
          <p className="error-msg" id="word-error">
            {t("admin.samples.wrong", { word: removalWord })}
          </p>
        )}
        <input
          id="word"
          name="word"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={50}
          aria-describedby={wrong ? "word-error" : undefined}
          aria-invalid={wrong || undefined}
        />
      </div>
      <p className="actions">
        <button type="submit" className="btn btn-quiet">
          {t("admin.samples.submit")}
        </button>
      </p>
    </form>
  );
}
