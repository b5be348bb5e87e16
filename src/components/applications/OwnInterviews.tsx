import { findCandidateZone, findHomeZone } from "../../content/home-zone.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import { useSendsEmail } from "../shell/MailOff.tsx";
import { Notice } from "../shell/Notice.tsx";
import { isOpen } from "./CourseStages.tsx";
import { InterviewPlace } from "./InterviewPlace.tsx";
import { OwnInterviewAnswer } from "./OwnInterviewAnswer.tsx";
import { CandidateTimes } from "./ZonedTimes.tsx";

/** An answer that was just sent, and why it was refused. */
export interface InterviewOutcome {
  id: string;
  problem?: string | undefined;
}

interface Props {
  application: OwnApplication;
  token: string;
  outcome: InterviewOutcome | undefined;
  now: Date;
}

export function OwnInterviews({ application, token, outcome, now }: Props) {
  const { interviews, employerReads, nationality } = application;
  const sendsEmail = useSendsEmail();
  if (interviews.length === 0) return null;
  const mayAnswer = employerReads && isOpen(application);
  const company = application.job?.company ?? "";
  return (
    <section id="interviews" className="interviews">
      <h2>{t("interview.section")}</h2>
      {[...interviews].reverse().map((interview) => {
        const named = interview.candidateTimeZone;
        const ownZone = findCandidateZone(named, nationality, now);
        const zoneCountry = named ? undefined : findHomeZone(nationality, now)?.country;
        const sentence = mayAnswer ? sentenceKey(interview) : closedKey(interview);
        return (
          <div key={interview.id} className="card interview" id={`interview-${interview.id}`}>
            {outcome?.id === interview.id &&
              (outcome.problem ? (
                <Notice kind="error" text={outcome.problem} />
              ) : (
                <Notice
                  kind="success"
                  text={sendsEmail ? t("interview.own.saved.mailed", { company }) : t("interview.own.saved")}
                />
              ))}
            <p>
              {t(sentence, { company })}{" "}
              {sendsEmail && sentence === "interview.own.chosen" && t("interview.own.reminded")}
            </p>
            {interview.chosen && (
              <p>
                <CandidateTimes instant={interview.chosen} {...{ interview, ownZone }} />
              </p>
            )}
            {interview.state !== "cancelled" && (
              <p className="interview-place">
                {t("interview.minutes", { minutes: interview.minutes })}
                <br />
                <InterviewPlace place={interview.place} />
              </p>
            )}
            {interview.asksMoney && <Notice kind="warning" text={t("interview.place.warning")} />}
            {mayAnswer && interview.state !== "cancelled" && !interview.isOver && (
              <OwnInterviewAnswer {...{ interview, token, now, ownZone, zoneCountry }} />
            )}
          </div>
        );
      })}
    </section>
  );
}

const sentenceKey = ({ state, isOver }: ShownInterview) =>
  isOver ? "interview.own.over" : (`interview.own.${state}` as const);

const closedKey = ({ state }: ShownInterview) =>
  state === "cancelled" ? "interview.own.cancelled" : "interview.own.closed";
