import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { PartnerStats, ShownCategory } from "../../shared/jobs/partner-category.ts";
import { Badge } from "../shell/Badge.tsx";
import { Icon } from "../shell/Icon.tsx";
import { Flag } from "./Flag.tsx";

/** Shipping lines that are known by their letters. */
const lines = [
  { keyword: "maersk", initials: "M", className: "logo logo-maersk" },
  { keyword: "msc", initials: "MSC", className: "logo logo-msc" },
  { keyword: "mediterranean", initials: "MSC", className: "logo logo-msc" },
  { keyword: "cma", initials: "CMA", className: "logo logo-cma" },
  { keyword: "hapag", initials: "H-L", className: "logo logo-hapag" },
  { keyword: "evergreen", initials: "E", className: "logo logo-evergreen" },
] as const;

interface Props {
  partner: PartnerStats;
  category: ShownCategory;
}

export function PartnerCard({ partner, category }: Props) {
  const linkTo = useLinkTo();
  return (
    <li className="card partner">
      <Logo company={partner.company} category={category} />
      <div>
        <h3>
          {partner.jobCount > 0 ? (
            <a href={linkTo(routes.jobs, { search: partner.company })}>{partner.company}</a>
          ) : (
            partner.company
          )}
        </h3>
        <p className="row">
          <Flag country={partner.country} />
          {partner.country}
        </p>
        <p className="badges">
          {partner.jobCount > 0 && <Badge kind="info">{tn("partners.positions", partner.jobCount)}</Badge>}
          {partner.totalVacancies > 0 && <Badge>{tn("partners.vacancies", partner.totalVacancies)}</Badge>}
          {partner.sample && <Badge kind="warn">{t("jobs.sample")}</Badge>}
        </p>
      </div>
    </li>
  );
}

function Logo({ company, category }: { company: string; category: ShownCategory }) {
  const name = company.toLowerCase();
  const line = category === "shipping" && lines.find(({ keyword }) => name.includes(keyword));
  if (line) return <span className={line.className}>{line.initials}</span>;
  return <span className="logo">{category === "shipping" ? <Ship /> : <Icon name={category} />}</span>;
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
