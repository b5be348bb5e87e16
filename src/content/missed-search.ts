import type { ExplainedQuery } from "../shared/jobs/found-jobs.ts";
import { nestedQuotes } from "../shared/nested-quotes.ts";
import { t } from "./words.ts";

/** Says of a search that no job is what was asked for: "No welder job is open in Shipping in Norway." */
export function missedSearch({ asked }: Pick<ExplainedQuery, "asked">, search: string): string {
  const places = [asked?.sectors ?? [], asked?.countries ?? []].filter(({ length }) => length > 0);
  if (!asked || places.length === 0) return t("jobs.empty.search", { search: nestedQuotes(search) });
  const place = places.map((names) => t("jobs.empty.in", { place: names.join(t("jobs.empty.or")) }));
  return t("jobs.empty.asked", { words: asked.words, place: place.join(" ") });
}
