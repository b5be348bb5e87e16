import { t } from "../../content/words.ts";
import { alertFilterOf } from "../../shared/alerts/job-alert.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { AlertForm } from "./AlertForm.tsx";

/** Offers an alert for the list above it. */
export function AlertOffer({ filter }: { filter: JobFilter }) {
  return (
    <section className="card">
      <h2>{t("alerts.offer.title")}</h2>
      <p>{t("alerts.offer.text")}</p>
      <AlertForm filter={alertFilterOf(filter)} />
    </section>
  );
}
