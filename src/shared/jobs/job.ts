import type { Proof } from "../employers/mandate-decision.ts";
import type { ExperienceLevel } from "./experience-levels.ts";
import type { JobFacts } from "./job-facts.ts";
import type { Sector } from "./sectors.ts";
import type { TextLanguage } from "./text-languages.ts";

export interface Job extends JobFacts {
  id: string;
  employerId: string | null;
  title: string;
  company: string;
  country: string;
  sector: Sector;
  experienceLevel: ExperienceLevel;
  salaryMin: number;
  salaryMax: number;
  vacancies: number;
  description: string;
  requirements: string;
  lang: TextLanguage;
  /** `YYYY-MM-DD`. The job is open until the end of this day. */
  applicationCloseDate: string;
  open: boolean;
  state: "live" | "review";
  sample: boolean;
  createdAt: string;
  verification: Verification | null;
}

export interface Verification {
  /** In English, or as an administrator wrote it. */
  checked: string;
  /** Null where an administrator wrote what was checked. */
  proofs: readonly Proof[] | null;
  verifiedAt: string;
}

export interface JobStats {
  totalCompanies: number;
  totalJobs: number;
  totalVacancies: number;
}
