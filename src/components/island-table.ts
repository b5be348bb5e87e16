import ApplyWizard from "../../islands/ApplyWizard.tsx";

/** Every island, by its name: its file in `islands/`. */
export const islands = { ApplyWizard };
