import { Hono } from "hono";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { countWaiting, type WaitingKind } from "../../db/applications/waiting-counts.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import type { Route } from "../../shared/route.ts";
import { renderAdmin } from "./render-admin.tsx";

/** Where the administrator deals with each. */
const places: readonly [kind: WaitingKind, route: Route, anchor?: string][] = [
  ["employers", routes.adminEmployers],
  ["reports", routes.adminReports],
  ["heldJobs", routes.adminReports, "#held"],
  ["failedRefunds", routes.adminPayments],
  ["reviews", routes.adminReviews],
  ["emailsGivenUp", routes.adminEmails],
  ["generalApplications", routes.adminApplications],
];

/** The administrator's start page lists what has to be looked at today. */
export const adminHome = new Hono<Env>().get(routes.admin.path, async (c) => {
  const { sql, settings } = c.env;
  const counts = await countWaiting(sql);
  const checksNobody = settings.employerCheck === "none" && settings.production;
  const isDone = places.every(([kind]) => counts[kind].total === 0);
  return renderAdmin(
    c,
    { section: routes.admin, title: t("adminHome.title") },
    <>
      {checksNobody && <Notice kind="warning" text={t("adminRules.none")} />}
      <p className="lead">{isDone ? t("adminHome.done") : t("adminHome.lead")}</p>
      <ul className="tiles">
        {places.map(([kind, route, anchor = ""]) => (
          <li key={kind} className="card stat">
            <b className="number">{countedText(counts[kind])}</b>
            <a href={c.var.linkTo(route) + anchor}>{t(`adminHome.${kind}`)}</a>
          </li>
        ))}
      </ul>
    </>,
    counts,
  );
});
