import { t } from "../../content/words.ts";

const placeholders = [1, 2, 3, 4, 5, 6];

/** What the filters' script shows while a list is under way; the count says the words. */
export function LoadingCards() {
  return (
    <template id="loading" data-status={t("jobs.loading")}>
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
