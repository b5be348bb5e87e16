import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { ReadableApplication } from "../../shared/applications/job-application.ts";
import { shortDate } from "../../shared/format.ts";
import { zonedTime } from "../../shared/time-zones.ts";

interface Props {
  application: Pick<ReadableApplication, "id" | "agreement">;
}

/** Says where the offer and the interview are, with links to their pages. */
export function AgreedFacts({ application: { id, agreement } }: Props) {
  const linkTo = useLinkTo();
  const { offer, interview } = agreement;
  return (
    <>
      {offer && (
        <p>
          <a href={linkTo(routes.employerOffer, { id })}>{t("offer.section")}</a>
          {": "}
          {t(`offer.state.${offer.state}`)} · {shortDate(offer.changedAt)}
        </p>
      )}
      {interview && (
        <p>
          <a href={linkTo(routes.employerInterviews, { id })}>{t("interview.mark")}</a>
          {": "}
          {t("interview.mark.on", { date: zonedTime(new Date(interview.at), interview.timeZone) })}
        </p>
      )}
    </>
  );
}
