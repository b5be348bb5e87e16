import { Hono } from "hono";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { countWaiting, type WaitingKind } from "../../db/applications/waiting-counts.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import { linkTo } from "../../shared/link.ts";
import { renderAdmin } from "./render-admin.tsx";

/** Where the administrator deals with each. */
const places: readonly [kind: WaitingKind, href: string][] = [
  ["employers", linkTo(routes.adminEmployers)],
  ["reports", linkTo(routes.adminReports)],
  ["heldJobs", `${linkTo(routes.adminReports)}#held`],
  ["failedRefunds", linkTo(routes.adminPayments)],
  ["reviews", linkTo(routes.adminReviews)],
  ["emailsGivenUp", linkTo(routes.adminEmails)],
  ["generalApplications", linkTo(routes.adminApplications)],
];

/** The administrator's start page lists what has to be looked at today. */
export const adminHome = new Hono<Env>().get(routes.admin.path, async (c) => {
  const { sql, settings } = c.env;
  const counts = await countWaiting(sql);
  const checksNobody = settings.employerCheck === "none" && settings.production;
  const isDone = places.every(([kind]) => counts[kind].total === 0);
  return renderAdmin(
    c,
    { section: linkTo(routes.admin), title: t("adminHome.title") },
    <>
      {checksNobody && <Notice kind="warning" text={t("adminRules.none")} />}
      <p className="lead">{isDone ? t("adminHome.done") : t("adminHome.lead")}</p>
      <ul className="tiles">
        {places.map(([kind, href]) => (
          <li key={kind} className="card stat">
            <b className="number">{countedText(counts[kind])}</b>
            <a href={href}>{t(`adminHome.${kind}`)}</a>
          </li>
        ))}
      </ul>
    </>,
    counts,
  );
});
