import ApplyWizard from "../../islands/ApplyWizard.tsx";
import JobFilters from "../../islands/JobFilters.tsx";

/** Every island, by its name: its file in `islands/`. */
export const islands = { ApplyWizard, JobFilters };
