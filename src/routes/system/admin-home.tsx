import { Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { ApplicationFigures } from "../../components/applications/ApplicationFigures.tsx";
import { NoEmails } from "../../components/mail/NoMailer.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { countWaiting, type WaitingKind } from "../../db/applications/waiting-counts.ts";
import { listWeekCounts } from "../../db/applications/week-counts.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { recentWeeks } from "../../shared/applications/recent-weeks.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { type Counted, countedText } from "../../shared/counted.ts";
import type { Route } from "../../shared/route.ts";
import { renderAdmin } from "./render-admin.tsx";

type Place = readonly [kind: WaitingKind, route: Route, anchor?: string];

/** Names the page on which the administrator handles each task. */
const places: readonly Place[] = [
  ["employers", routes.adminEmployers],
  ["reports", routes.adminReports],
  ["heldJobs", routes.adminReports, "#held"],
  ["messages", routes.adminMessages],
  ["failedRefunds", routes.adminPayments],
  ["emailsGivenUp", routes.adminEmails],
  ["generalApplications", routes.adminApplications],
  ["countries", routes.adminCountries],
];

/** The administrator's start page lists what waits for a decision. */
export const adminHome = new Hono<Env>().get(routes.admin.path, async (c) => {
  const { sql, settings, clock, mail, payments } = c.env;
  const counts = await countWaiting(sql, payments.name);
  const weeks = recentWeeks(dayOf(clock()));
  const recent = await listWeekCounts(sql, weeks[0]!);
  const checksNobody = settings.employerCheck === "none" && settings.production;
  const waiting = places.filter(([kind]) => counts[kind].total > 0);
  return renderAdmin(
    c,
    {
      section: routes.admin,
      title: t("adminHome.title"),
      lead: waiting.length === 0 && t("adminHome.done"),
    },
    <>
      {!mail && <NoEmails />}
      {checksNobody && <Notice kind="warning" text={t("adminRules.none")} />}
      <ul className="plain todo">
        {waiting.map((place) => (
          <Todo key={place[0]} place={place} counted={counts[place[0]]} />
        ))}
      </ul>
      <ApplicationFigures weeks={weeks} counts={recent} />
    </>,
    counts,
  );
});

/** Shows one kind of work: how much of it waits, and the link to it. */
function Todo({ place: [kind, route, anchor = ""], counted }: { place: Place; counted: Counted }) {
  const linkTo = useLinkTo();
  return (
    <li>
      <b className="number">{countedText(counted)}</b>
      <a href={linkTo(route) + anchor}>{t(`adminHome.${kind}`)}</a>
      <span className="meta">{t(`adminHome.${kind}.do`)}</span>
    </li>
  );
}
