import type { DatasetSource } from "../../src/world.ts";
import { uniqueWord } from "./insert-job.ts";

export const aCompanyLine = { kind: "company", name: "Test Ore", country: "Norway", sector: "mining" };

export const aJobLine = {
  kind: "job",
  company: "Test Ore",
  title: "Driller",
  country: "Chile",
  sector: "mining",
  experienceLevel: "mid",
  salaryMin: 3000,
  salaryMax: 5000,
  vacancies: 2,
  description: "Drills.\nCharges.",
  requirements: "Blasting licence\nThree years underground",
  applicationCloseDate: "--01-20",
};

/** A dataset in memory; a line may be any text. */
export function datasetOf(lines: (object | string)[], manifest: object = {}): DatasetSource {
  const name = uniqueWord();
  return {
    manifest: async () => ({
      name,
      title: "Test set",
      sample: true,
      closesBetween: ["--01-03", "--01-31"],
      ...manifest,
    }),
    async *lines() {
      for (const line of lines) yield typeof line === "string" ? line : JSON.stringify(line);
    },
  };
}
