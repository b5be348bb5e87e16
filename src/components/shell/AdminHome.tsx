import { t } from "../../content/words.ts";
import type { WaitingCounts } from "../../db/applications/waiting-counts.ts";
import * as routes from "../../routes.ts";
import { countedText } from "../../shared/counted.ts";
import { linkTo } from "../../shared/link.ts";
import { AdminPage } from "./AdminPage.tsx";
import { Notice } from "./Notice.tsx";
import { waitingPlaces } from "./waiting-counts.ts";

interface Props {
  counts: WaitingCounts;
  /** In production, where the operator has to mean it. */
  checksNobody: boolean;
}

/** Lists the things that an administrator has to look at today. */
export function AdminHome({ counts, checksNobody }: Props) {
  const isDone = waitingPlaces.every(([kind]) => counts[kind].total === 0);
  return (
    <AdminPage section={linkTo(routes.admin)} title={t("adminHome.title")}>
      {checksNobody && <Notice kind="warning" text={t("adminRules.none")} />}
      <p className="lead">{isDone ? t("adminHome.done") : t("adminHome.lead")}</p>
      <ul className="tiles">
        {waitingPlaces.map(([kind, href]) => (
          <li key={kind} className="card stat">
            <b className="number">{countedText(counts[kind])}</b>
            <a href={href}>{t(`adminHome.${kind}`)}</a>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}
