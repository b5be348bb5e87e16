import { t } from "../../content/words.ts";

const placeholders = [1, 2, 3, 4, 5, 6];

/** Shown by the filters' script while a list is under way. */
export function LoadingCards() {
  return (
    <template id="loading">
      <p className="unseen">{t("jobs.loading")}</p>
      <ul className="cards" aria-hidden="true">
        {placeholders.map((n) => (
          <li key={n} className="job skeleton">
            <p />
            <p />
            <p />
            <p />
            <p />
          </li>
        ))}
      </ul>
    </template>
  );
}
