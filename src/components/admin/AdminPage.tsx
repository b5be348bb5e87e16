import type { ReactNode } from "react";
import AdminLogout from "../../../islands/AdminLogout.tsx";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { Island } from "../Island.tsx";
import { PageHead } from "../PageHead.tsx";
import { logoutToast } from "./toasts.ts";

const links = [
  { href: urls.adminApplications(), label: t("admin.nav.applications") },
  { href: urls.adminPayments(), label: t("admin.nav.payments") },
  { href: urls.adminSeed(), label: t("admin.nav.seed") },
  { href: urls.adminReviews(), label: t("admin.nav.reviews") },
  { href: urls.adminReports(), label: t("admin.nav.reports") },
  { href: urls.adminEmployers(), label: t("admin.nav.employers") },
  { href: urls.adminCountries(), label: t("admin.nav.countries") },
  { href: urls.adminEmails(), label: t("admin.nav.emails") },
  { href: urls.adminAudit(), label: t("admin.nav.audit") },
];

interface Props {
  /** The address of the section that the page belongs to. */
  section: string;
  title: string;
  children: ReactNode;
}

/** The frame of every page for the administrator. */
export function AdminPage({ section, title, children }: Props) {
  return (
    <div className="admin">
      <PageHead title={t("admin.title")}>
        <div className="admin-bar">
          <nav aria-label={t("admin.nav.label")}>
            <ul className="plain">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={href === section ? "page" : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Island
            of={AdminLogout}
            when="load"
            props={{ words: { submit: t("admin.logout"), done: logoutToast() } }}
          />
        </div>
      </PageHead>
      <div className="wrap page">
        <h2>{title}</h2>
        {children}
      </div>
    </div>
  );
}
