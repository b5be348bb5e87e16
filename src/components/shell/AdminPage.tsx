import type { ReactNode } from "react";
import AdminLogout from "../../../islands/AdminLogout.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { WaitingCounts, WaitingKind } from "../../db/applications/waiting-counts.ts";
import * as routes from "../../routes.ts";
import { type Counted, countedText } from "../../shared/counted.ts";
import type { Route } from "../../shared/route.ts";
import { Island } from "./Island.tsx";
import { Mark } from "./Mark.tsx";

const links: { route: Route; label: string; counts?: WaitingKind[] }[] = [
  { route: routes.admin, label: t("adminHome.title") },
  {
    route: routes.adminApplications,
    label: t("admin.nav.applications"),
    counts: ["generalApplications"],
  },
  { route: routes.adminPayments, label: t("admin.nav.payments"), counts: ["failedRefunds"] },
  { route: routes.adminSeed, label: t("admin.nav.seed") },
  { route: routes.adminReviews, label: t("admin.nav.reviews"), counts: ["reviews"] },
  { route: routes.adminReports, label: t("admin.nav.reports"), counts: ["reports", "heldJobs"] },
  { route: routes.adminEmployers, label: t("admin.nav.employers"), counts: ["employers"] },
  { route: routes.adminCountries, label: t("admin.nav.countries") },
  { route: routes.adminEmails, label: t("admin.nav.emails"), counts: ["emailsGivenUp"] },
  { route: routes.adminAudit, label: t("admin.nav.audit") },
];

interface Props {
  /** The section that the page belongs to. */
  section: Route;
  title: string;
  waiting: WaitingCounts;
  children: ReactNode;
}

/** The frame of every page for the administrator. */
export function AdminPage({ section, title, waiting, children }: Props) {
  const linkTo = useLinkTo();
  return (
    <div className="admin">
      <header className="admin-bar navy">
        <a className="brand" href={linkTo(routes.home)} aria-label={t("shell.brand.label")}>
          <Mark />
          {site.name}
        </a>
        <h1>{t("admin.title")}</h1>
        <Island of={AdminLogout} when="load" props={{}} />
      </header>
      <nav className="admin-tabs" aria-label={t("admin.nav.label")}>
        <ul className="plain">
          {links.map(({ route, label, counts }) => (
            <li key={route.path}>
              <a href={linkTo(route)} aria-current={route === section ? "page" : undefined}>
                {label}
              </a>
              {counts && <Waiting counted={sumOf(counts.map((kind) => waiting[kind]))} />}
            </li>
          ))}
        </ul>
      </nav>
      <div className="page admin-page">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}

const sumOf = (all: Counted[]): Counted => ({
  total: all.reduce((sum, { total }) => sum + total, 0),
  capped: all.some(({ capped }) => capped),
});

/** How much there is to do behind a tab. */
function Waiting({ counted }: { counted: Counted }) {
  if (counted.total === 0) return null;
  return (
    <span className="tab-count">
      {countedText(counted)}
      <span className="unseen"> {t("adminHome.open")}</span>
    </span>
  );
}
