import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import * as routes from "../../routes.ts";
import { zonesOf } from "../../shared/time-zones.ts";
import { Badge } from "../shell/Badge.tsx";
import { QuietLink } from "../shell/ButtonLink.tsx";
import { NeedsMail } from "../shell/NeedsMail.tsx";
import { InterviewPlace } from "./InterviewPlace.tsx";
import { ZonedTimes } from "./ZonedTimes.tsx";

interface Props {
  applicationId: string;
  interviews: readonly ShownInterview[];
}

/** The interviews of one candidate, as the employer sees them. The newest comes first. */
export function EmployerInterviews({ applicationId, interviews }: Props) {
  if (interviews.length === 0) return null;
  return (
    <ul className="plain interviews">
      {[...interviews].reverse().map((interview) => (
        <li key={interview.id} className="card interview" id={`interview-${interview.id}`}>
          <p>
            <InterviewBadge interview={interview} /> <Answer {...interview} />
          </p>
          {!interview.chosen && (
            <ul className="plain">
              {interview.slots.map((slot, index) => (
                <li key={slot.toISOString()}>
                  {interview.slots.length > 1 && (
                    <span className="meta slot-name">{t("interview.slot", { n: index + 1 })}</span>
                  )}
                  <ZonedTimes instant={slot} zones={zones(interview)} />
                </li>
              ))}
            </ul>
          )}
          <p className="interview-place dotted">
            <span>{t("interview.minutes", { minutes: interview.minutes })}</span>{" "}
            <span>
              <InterviewPlace place={interview.place} />
            </span>
          </p>
          {interview.state !== "cancelled" && !interview.isOver && (
            <Ways applicationId={applicationId} id={interview.id} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The employer's zone, and the candidate's once the candidate has named it. */
const zones = ({ timeZone, candidateTimeZone }: ShownInterview) => zonesOf(timeZone, candidateTimeZone);

function Answer(interview: ShownInterview) {
  const { state, chosen } = interview;
  if (state === "cancelled") return null;
  if (chosen) return <ZonedTimes instant={chosen} zones={zones(interview)} />;
  return state === "none" && t("interview.refused");
}

function Ways({ applicationId, id }: { applicationId: string; id: string }) {
  const linkTo = useLinkTo();
  return (
    <>
      <p>
        <QuietLink href={`${linkTo(routes.employerInterviews, { id: applicationId, move: id })}#offer`}>
          {t("interview.move")}
        </QuietLink>
      </p>
      <details>
        <summary>{t("interview.cancel")}</summary>
        <form
          method="post"
          action={linkTo(routes.employerInterviewCancellation, { id: applicationId, interviewId: id })}
        >
          <p>
            <NeedsMail instead={t("interview.own.cancel.text")}>{t("interview.cancel.text")}</NeedsMail>
          </p>
          <button type="submit" className="btn-danger">
            {t("interview.cancel.submit")}
          </button>
        </form>
      </details>
    </>
  );
}

const badges = { offered: "warn", chosen: "ok", none: "neutral", cancelled: "err" } as const;

const InterviewBadge = ({ interview: { state } }: { interview: Pick<ShownInterview, "state"> }) => (
  <Badge kind={badges[state]}>{t(`interview.state.${state}`)}</Badge>
);
