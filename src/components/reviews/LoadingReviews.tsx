import { t } from "../../content/words.ts";

const placeholders = [1, 2, 3, 4, 5, 6];

/** What the form's script shows while the list is read again; the count says the words. */
export function LoadingReviews() {
  return (
    <template id="loading" data-status={t("reviews.loading")}>
      <ul className="cards" aria-hidden="true">
        {placeholders.map((n) => (
          <li key={n} className="card skeleton">
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
