import type { ReactNode } from "react";
import AdminLogout from "../../../islands/AdminLogout.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { WaitingCounts, WaitingKind } from "../../db/applications/waiting-counts.ts";
import * as routes from "../../routes.ts";
import type { Counted } from "../../shared/counted.ts";
import type { Route } from "../../shared/route.ts";
import { Brand } from "./Brand.tsx";
import { Island } from "./Island.tsx";
import { TodoCount } from "./TodoCount.tsx";

interface Tab {
  route: Route;
  label: string;
  counts?: WaitingKind[];
}

const groups: { label: string; tabs: Tab[] }[] = [
  {
    label: t("admin.nav.work"),
    tabs: [
      { route: routes.admin, label: t("adminHome.title") },
      { route: routes.adminReports, label: t("admin.nav.reports"), counts: ["reports", "heldJobs"] },
      { route: routes.adminMessages, label: t("admin.nav.messages"), counts: ["messages"] },
      { route: routes.adminReviews, label: t("admin.nav.reviews"), counts: ["reviews"] },
      { route: routes.adminPayments, label: t("admin.nav.payments"), counts: ["failedRefunds"] },
    ],
  },
  {
    label: t("admin.nav.people"),
    tabs: [
      {
        route: routes.adminApplications,
        label: t("admin.nav.applications"),
        counts: ["generalApplications"],
      },
      { route: routes.adminEmployers, label: t("admin.nav.employers"), counts: ["employers"] },
    ],
  },
  {
    label: t("admin.nav.site"),
    tabs: [
      { route: routes.adminEmails, label: t("admin.nav.emails"), counts: ["emailsGivenUp"] },
      { route: routes.adminCountries, label: t("admin.nav.countries") },
      { route: routes.adminSeed, label: t("admin.nav.seed") },
      { route: routes.adminAudit, label: t("admin.nav.audit") },
    ],
  },
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
  const all = sumOf(Object.values(waiting));
  return (
    <div className="admin">
      <header className="admin-bar navy">
        <Brand />
        <h1>{t("admin.title")}</h1>
        <Island of={AdminLogout} when="load" props={{}} />
      </header>
      <nav className="admin-tabs" aria-label={t("admin.nav.label")}>
        {/* The list follows its toggle, so that a wide screen shows it whether the toggle is open or not. */}
        <details className="menu">
          <summary>
            {t("nav.menu")}
            <TodoCount counted={all} label={t("adminHome.open")} className="menu-count" />
          </summary>
        </details>
        <div className="admin-groups">
          {groups.map(({ label, tabs }) => (
            <div key={label}>
              <p className="meta" aria-hidden="true">
                {label}
              </p>
              <ul className="plain" aria-label={label}>
                {tabs.map(({ route, label, counts }) => (
                  <li key={route.path}>
                    <a href={linkTo(route)} aria-current={route === section ? "page" : undefined}>
                      {label}
                    </a>
                    {counts && (
                      <TodoCount
                        counted={sumOf(counts.map((kind) => waiting[kind]))}
                        label={t("adminHome.open")}
                        className="tab-count"
                      />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
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
