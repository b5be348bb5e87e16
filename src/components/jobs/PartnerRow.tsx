import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PartnerStats, ShownCategory } from "../../shared/jobs/partner-category.ts";
import { say } from "../../shared/say.ts";
import { Icon } from "../shell/Icon.tsx";
import { CompanyMark } from "./CompanyMark.tsx";
import { Flag } from "./Flag.tsx";

/** People know these shipping lines by their letters. */
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
  /** The heading of the list says that all of them are samples. */
  isToldSample?: boolean;
}

/** An item of a list with class `partners`. */
export function PartnerRow({ partner, category, isBrief = false, isToldSample = false }: Props) {
  const linkTo = useLinkTo();
  const { company, country, jobCount, totalVacancies, sample } = partner;
  const isNamedSample = sample && !isToldSample;
  const facts = [
    isBrief && say(country),
    jobCount > 0 && tn("partners.positions", jobCount),
    !isBrief && totalVacancies > 0 && tn("partners.vacancies", totalVacancies),
    isBrief && isNamedSample && t("jobs.sample"),
  ];
  return (
    <li className="partner">
      <Logo company={company} category={category} />
      <h3>{jobCount > 0 ? <a href={linkTo(routes.jobs, { search: company })}>{company}</a> : company}</h3>
      {!isBrief && (
        <p>
          <Flag country={country} />
          {` ${say(country)} `}
          {category === "shipping" ? <Ship /> : <Icon name={category} />}
          {isNamedSample && <span className="meta">{` ${t("jobs.sample")}`}</span>}
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

/** A container ship on two waves. */
function Ship() {
  return (
    <svg className="ship" viewBox="0 0 40 40" aria-hidden="true">
      <path className="cargo" d="M11 17h6v6h-6zM18 17h6v6h-6zM11 10h6v6h-6zM18 10h6v6h-6z" />
      <path d="M26 9h6v14h-6zM4 24h32l-4 8H9z" />
      <path className="swell" d="M3 35q4-3 8.5 0t8.5 0 8.5 0 8.5 0" />
    </svg>
  );
}
