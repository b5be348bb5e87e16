import type { FilterWords } from "../../../islands/jobs/filter-words.ts";
import { t } from "../../content/words.ts";

export const filterWords = (): FilterWords => ({
  form: t("jobs.filter.label"),
  search: t("jobs.filter.search"),
  placeholder: t("jobs.filter.search.placeholder"),
  country: t("jobs.filter.country"),
  allCountries: t("jobs.filter.country.all"),
  destinations: t("jobs.filter.country.destinations"),
  otherCountries: t("jobs.filter.country.others"),
  sector: t("jobs.filter.sector"),
  allSectors: t("jobs.filter.sector.all"),
  level: t("jobs.filter.level"),
  allLevels: t("jobs.filter.level.all"),
  submit: t("jobs.filter.submit"),
  active: t("jobs.filter.active"),
  remove: t("jobs.filter.remove", { filter: "{filter}" }),
  quoted: t("jobs.filter.searchChip", { search: "{search}" }),
  clear: t("jobs.empty.clear"),
  offline: t("jobs.offline"),
});
