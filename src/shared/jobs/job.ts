import type { ExperienceLevel } from "./experience-levels.ts";
import type { Sector } from "./sectors.ts";

/** A vacancy as the API gives it. */
export interface Job {
  id: string;
  employerId: string | null;
  title: string;
  company: string;
  country: string;
  sector: Sector;
  experienceLevel: ExperienceLevel;
  /** USD a month. */
  salaryMin: number;
  salaryMax: number;
  vacancies: number;
  description: string;
  /** One requirement per line. */
  requirements: string;
  /** `YYYY-MM-DD`; open until the end of this day. */
  applicationCloseDate: string;
  open: boolean;
  /** A job in review is hidden from visitors until we have checked its employer. */
  state: "live" | "review";
  /** From an invented dataset. */
  sample: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Of the employer, by the administrator; null where nobody was checked. */
  verification: Verification | null;
}

export interface Verification {
  /** What was checked, as visitors read it. */
  checked: string;
  /** ISO 8601, UTC. */
  verifiedAt: string;
}

export interface JobStats {
  totalCompanies: number;
  totalJobs: number;
  totalVacancies: number;
}
