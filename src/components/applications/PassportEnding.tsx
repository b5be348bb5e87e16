import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { passportStage } from "../../shared/applications/passport-ending.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { longDate } from "../../shared/format.ts";
import { Notice } from "../shell/Notice.tsx";

/** Candidates of open applications see it in the last 60 days of their passport. */
export function PassportEnding({ application, now }: { application: OwnApplication; now: Date }) {
  const { details, conversation } = application;
  if (!details || passportStage(details.passportExpiry, dayOf(now)) === 0) return null;
  return (
    <Notice kind="warning" title={t("passportEnding.title", { date: longDate(details.passportExpiry) })}>
      <p>
        {t("passportEnding.text")} <a href="#certificates">{t("passportEnding.add")}</a>
        {conversation && (
          <>
            {" "}
            <a href="#messages">{t("passportEnding.write")}</a>
          </>
        )}
      </p>
    </Notice>
  );
}
