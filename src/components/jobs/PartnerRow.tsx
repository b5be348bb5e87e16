import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PartnerStats, ShownCategory } from "../../shared/jobs/partner-category.ts";
import { say } from "../../shared/say.ts";
import { Icon } from "../shell/Icon.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { Flag } from "./Flag.tsx";

/** Candidates know these shipping lines by their letters. */
const lines = [
  { keyword: "maersk", initials: "M", className: "face logo-maersk" },
  { keyword: "msc", initials: "MSC", className: "face logo-msc" },
  { keyword: "mediterranean", initials: "MSC", className: "face logo-msc" },
  { keyword: "cma", initials: "CMA", className: "face logo-cma" },
  { keyword: "hapag", initials: "H-L", className: "face logo-hapag" },
  { keyword: "evergreen", initials: "E", className: "face logo-evergreen" },
] as const;

interface Props {
  partner: PartnerStats;
  category: ShownCategory;
  /** Has two lines: the name, then the country and the open jobs. */
  isBrief?: boolean;
  /** Says that it is a sample, where the heading of the list does not. */
  marksSample?: boolean;
}

/** An item of a list with class `partners`. */
export function PartnerRow({ partner, category, isBrief = false, marksSample = false }: Props) {
  const linkTo = useLinkTo();
  const { company, country, jobCount, totalVacancies, sample } = partner;
  const facts = [
    isBrief && say(country),
    jobCount > 0 && tn("partners.positions", jobCount),
    !isBrief && !sample && jobCount === 0 && t("partners.noJobs"),
    !isBrief && totalVacancies > 0 && tn("partners.vacancies", totalVacancies),
    marksSample && sample && t("jobs.sample"),
  ];
  return (
    <li className="partner">
      <Logo company={company} category={category} />
      <h3>{jobCount > 0 ? <a href={linkTo(routes.jobs, { search: company })}>{company}</a> : company}</h3>
      {!isBrief && (
        <p>
          <Flag country={country} />
          {` ${say(country)} `}
          <Icon name={category} />
        </p>
      )}
      <p className="meta">{facts.filter(Boolean).join(" · ")}</p>
    </li>
  );
}

function Logo({ company, category }: { company: string; category: ShownCategory }) {
  const name = company.toLowerCase();
  const line = category === "shipping" && lines.find(({ keyword }) => name.includes(keyword));
  if (!line) return <CompanyMark company={company} />;
  return <span className={line.className}>{line.initials}</span>;
}
