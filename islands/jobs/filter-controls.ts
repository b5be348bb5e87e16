import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import { type JobFilter, readJobFilter } from "../../src/shared/jobs/job-filter.ts";
import type { FilterName } from "./active-filters.ts";

export function control(form: HTMLFormElement, name: FilterName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The sentence below the form that says that the list did not come. */
export function unreachable(form: HTMLFormElement) {
  return form.nextElementSibling as HTMLElement;
}

export function filterIn(form: HTMLFormElement): JobFilter {
  return readJobFilter((name) => control(form, name as FilterName).value);
}

export function fillIn(form: HTMLFormElement, { search, country, sector, experienceLevel }: JobFilter): void {
  const level = experienceLevels.find(({ value }) => value === experienceLevel);
  control(form, "search").value = search ?? "";
  control(form, "country").value = country ?? "";
  control(form, "sector").value = sector ?? "";
  control(form, "experienceLevel").value = level?.browse ?? "";
}
