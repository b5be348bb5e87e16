import { contractText, rotationText, statedBenefits } from "../../content/fact-texts.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { experienceLabel } from "../../shared/jobs/experience-levels.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { StructuredData } from "../shell/page-meta.ts";

/**
 * Describes a job for search engines (JobPosting). Leaves out what nobody told us. Leaves out `directApply` as
 * well, because applying here takes more steps than it promises.
 */
export function jobPostingData(job: Job, siteUrl: string, linkTo: LinkTo): StructuredData {
  const { id, title, company, country, sector, vacancies, createdAt, applicationCloseDate } = job;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: descriptionOf(job),
    url: siteUrl + linkTo(routes.job, { id }),
    identifier: { "@type": "PropertyValue", name: company, value: id },
    datePosted: createdAt,
    validThrough: `${applicationCloseDate}T23:59:59Z`,
    hiringOrganization: { "@type": "Organization", name: company },
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: country } },
    industry: sectorLabel(sector),
    totalJobOpenings: vacancies,
    ...(job.salaryMax > 0 && { baseSalary: salaryOf(job) }),
    ...factsOf(job),
  };
}

function factsOf(job: Job) {
  const { joinsOn, certificates } = job;
  const benefits = statedBenefits(job);
  return {
    ...(joinsOn && { jobStartDate: joinsOn }),
    ...(benefits.length > 0 && { jobBenefits: benefits.join(", ") }),
    ...(certificates.length > 0 && {
      qualifications: certificates.map((code) => ({
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "certificate",
        name: t(`certificate.${code}`),
      })),
    }),
  };
}

function salaryOf({ salaryMin, salaryMax }: Job) {
  const range = salaryMin === salaryMax ? { value: salaryMax } : { minValue: salaryMin, maxValue: salaryMax };
  return {
    "@type": "MonetaryAmount",
    currency: "USD",
    value: { "@type": "QuantitativeValue", unitText: "MONTH", ...range },
  };
}

/** Search engines want the description as HTML. Contract and rotation have no property of their own. */
function descriptionOf({
  description,
  requirements,
  experienceLevel,
  contractMonths,
  rotation,
}: Job): string {
  const paragraphs = description
    .split(/\n\s*\n/)
    .map((text) => escaped(text.trim()).replaceAll("\n", "<br>"));
  const required = jobRequirements(requirements).map((line) => `<li>${escaped(line)}</li>`);
  return [
    ...paragraphs.filter(Boolean).map((text) => `<p>${text}</p>`),
    `<p>${t("job.experience")}: ${escaped(experienceLabel(experienceLevel))}</p>`,
    contractMonths ? `<p>${t("facts.contract")}: ${contractText(contractMonths)}</p>` : "",
    rotation ? `<p>${t("facts.rotation")}: ${rotationText(rotation)}</p>` : "",
    `<p>${t("job.requirements")}:</p><ul>${required.join("")}</ul>`,
  ].join("");
}

const escaped = (text: string) =>
  text.replaceAll("\r\n", "\n").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Gives each line of the text once. */
export function jobRequirements(text: string): string[] {
  const lines = new Set(text.split("\n").map((line) => line.trim()));
  lines.delete("");
  return [...lines];
}
