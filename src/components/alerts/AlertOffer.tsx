import { t } from "../../content/words.ts";
import { alertFilterOf } from "../../shared/alerts/job-alert.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { AlertForm } from "./AlertForm.tsx";

interface Props {
  filter: JobFilter;
  /** The list holds no job that later jobs could resemble. */
  isEmpty?: boolean;
}

/** Offers an alert for the list above it. */
export function AlertOffer({ filter, isEmpty = false }: Props) {
  return (
    <section className="card">
      <h2>{t(isEmpty ? "alerts.offer.none" : "alerts.offer.title")}</h2>
      <p>{t("alerts.offer.text")}</p>
      <AlertForm filter={alertFilterOf(filter)} isQuiet />
    </section>
  );
}
