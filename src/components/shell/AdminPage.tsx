import type { ReactNode } from "react";
import AdminLogout from "../../../islands/AdminLogout.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { type PlainKey, t } from "../../content/words.ts";
import type { WaitingCounts, WaitingKind } from "../../db/applications/waiting-counts.ts";
import * as routes from "../../routes.ts";
import type { Counted } from "../../shared/counted.ts";
import type { Route } from "../../shared/route.ts";
import { Brand } from "./Brand.tsx";
import { Island } from "./Island.tsx";
import { TodoCount } from "./TodoCount.tsx";
import { type Way, WayBack } from "./WayBack.tsx";

interface Tab {
  route: Route;
  label: PlainKey;
  counts?: WaitingKind[];
}

const groups: { label: PlainKey; tabs: Tab[] }[] = [
  {
    label: "admin.nav.work",
    tabs: [
      { route: routes.admin, label: "adminHome.title" },
      { route: routes.adminReports, label: "admin.nav.reports", counts: ["reports", "heldJobs"] },
      { route: routes.adminMessages, label: "admin.nav.messages", counts: ["messages"] },
      { route: routes.adminReviews, label: "admin.nav.reviews" },
      { route: routes.adminPayments, label: "admin.nav.payments", counts: ["failedRefunds"] },
    ],
  },
  {
    label: "admin.nav.people",
    tabs: [
      {
        route: routes.adminApplications,
        label: "admin.nav.applications",
        counts: ["generalApplications"],
      },
      { route: routes.adminEmployers, label: "admin.nav.employers", counts: ["employers"] },
    ],
  },
  {
    label: "admin.nav.site",
    tabs: [
      { route: routes.adminEmails, label: "admin.nav.emails", counts: ["emailsGivenUp"] },
      { route: routes.adminCountries, label: "admin.nav.countries", counts: ["countries"] },
      { route: routes.adminSeed, label: "admin.nav.seed" },
      { route: routes.adminAudit, label: "admin.nav.audit" },
    ],
  },
];

interface SignedIn {
  /** The section that the page belongs to. */
  section: Route;
  waiting: WaitingCounts;
}

interface Props {
  /** Somebody who is not signed in sees neither tabs nor the way out. */
  signedIn?: SignedIn;
  title: string;
  /** The page that this one belongs to. */
  back?: Way | undefined;
  /** The sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every page for the administrator. */
export const AdminPage = ({ signedIn, title, back, lead, children }: Props) => (
  <div className="admin">
    <header className="admin-bar navy">
      <Brand />
      <h1>{t("admin.title")}</h1>
      {signedIn && <Island of={AdminLogout} when="load" props={{}} />}
    </header>
    {signedIn && <Tabs {...signedIn} />}
    <div className={signedIn ? "page admin-page" : "narrow page admin-page"}>
      {back && <WayBack {...back} />}
      <h2>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  </div>
);

function Tabs({ section, waiting }: SignedIn) {
  const linkTo = useLinkTo();
  const all = sumOf(Object.values(waiting));
  return (
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
              {t(label)}
            </p>
            <ul className="plain" aria-label={t(label)}>
              {tabs.map(({ route, label, counts }) => (
                <li key={route.path}>
                  <a href={linkTo(route)} aria-current={route === section ? "page" : undefined}>
                    {t(label)}
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
  );
}

const sumOf = (all: Counted[]): Counted => ({
  total: all.reduce((sum, { total }) => sum + total, 0),
  capped: all.some(({ capped }) => capped),
});
