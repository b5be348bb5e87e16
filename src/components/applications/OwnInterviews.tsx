import { findCandidateZone, findHomeZone } from "../../content/home-zone.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { isOpen } from "./CourseStages.tsx";
import { Facts } from "./Facts.tsx";
import { InterviewPlace } from "./InterviewPlace.tsx";
import { OwnInterviewAnswer } from "./OwnInterviewAnswer.tsx";
import { CandidateTimes } from "./ZonedTimes.tsx";

/** An answer that was just sent, and why it was refused. */
export interface InterviewOutcome {
  id: string;
  problem?: string | undefined;
  /** The refused answer as it was given. */
  values?: Partial<Record<string, string>>;
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
        const answer = outcome?.id === interview.id ? outcome : undefined;
        const told = (
          <p>
            {t(sentence, { company })}{" "}
            {sendsEmail && sentence === "interview.own.chosen" && t("interview.own.reminded")}
          </p>
        );
        return (
          <div key={interview.id} className="card interview" id={`interview-${interview.id}`}>
            {answer?.problem && <Notice kind="error" text={answer.problem} />}
            {answer && !answer.problem ? (
              <div role="status">
                {told}
                {sendsEmail && <p>{t("interview.own.mailed", { company })}</p>}
              </div>
            ) : (
              told
            )}
            {interview.chosen && (
              <p className="agreed">
                <CandidateTimes instant={interview.chosen} {...{ interview, ownZone }} />
              </p>
            )}
            {interview.state !== "cancelled" && (
              <Facts
                rows={[
                  [t("interview.length"), t("interview.minutes", { minutes: interview.minutes })],
                  [t("interview.place"), <InterviewPlace key="place" place={interview.place} />],
                ]}
              />
            )}
            {interview.asksMoney && <Notice kind="warning" text={t("interview.place.warning")} />}
            {mayAnswer && interview.state !== "cancelled" && !interview.isOver && (
              <OwnInterviewAnswer
                {...{ interview, token, now, ownZone, zoneCountry }}
                refused={answer?.problem ? answer.values : undefined}
              />
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
