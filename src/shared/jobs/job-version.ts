import type { ExperienceLevel } from "./experience-levels.ts";
import type { JobFacts } from "./job-facts.ts";
import type { TextLanguage } from "./text-languages.ts";

export interface JobVersion extends JobFacts {
  title: string;
  company: string;
  country: string;
  experienceLevel: ExperienceLevel;
  salaryMin: number;
  salaryMax: number;
  description: string;
  requirements: string;
  lang: TextLanguage;
}
