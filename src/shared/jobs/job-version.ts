import type { ExperienceLevel } from "./experience-levels.ts";
import type { JobFacts } from "./job-facts.ts";

/** The job as it read when somebody applied. */
export interface JobVersion extends JobFacts {
  title: string;
  company: string;
  country: string;
  experienceLevel: ExperienceLevel;
  /** USD a month. */
  salaryMin: number;
  salaryMax: number;
  description: string;
  requirements: string;
}
