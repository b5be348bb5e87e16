import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import type { ShownInterview } from "../../db/applications/interviews.ts";
import * as routes from "../../routes.ts";
import { Badge } from "../shell/Badge.tsx";
import { useSendsEmail } from "../shell/MailOff.tsx";
import { Notice } from "../shell/Notice.tsx";
import { isOpen } from "./CourseStages.tsx";
import { InterviewPlace } from "./InterviewPlace.tsx";
import { CandidateTimes } from "./ZonedTimes.tsx";
import { ZoneSelect } from "./ZoneSelect.tsx";

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
  const { interviews, employerReads } = application;
  const sendsEmail = useSendsEmail();
  if (interviews.length === 0) return null;
  const mayAnswer = employerReads && isOpen(application);
  const company = application.job?.company ?? "";
  return (
    <section id="interviews" className="interviews">
      <h2>{t("interview.section")}</h2>
      {[...interviews].reverse().map((interview) => {
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
              <InterviewBadge interview={interview} /> {t(sentence, { company })}{" "}
              {sendsEmail && sentence === "interview.own.chosen" && t("interview.own.reminded")}
            </p>
            {interview.chosen && (
              <p>
                <CandidateTimes instant={interview.chosen} interview={interview} />
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
              <Answer interview={interview} token={token} now={now} />
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

const badges = { offered: "warn", chosen: "ok", none: "neutral", cancelled: "err" } as const;

export const InterviewBadge = ({ interview: { state } }: { interview: Pick<ShownInterview, "state"> }) => (
  <Badge kind={badges[state]}>{t(`interview.state.${state}`)}</Badge>
);

interface FormProps {
  interview: ShownInterview;
  token: string;
  now: Date;
}

/** Once a time is agreed, the form is folded, so that nobody changes it by a slip. */
function Answer(props: FormProps) {
  if (!props.interview.chosen) return <AnswerForm {...props} />;
  return (
    <details>
      <summary>{t("interview.own.again")}</summary>
      <AnswerForm {...props} />
    </details>
  );
}

function AnswerForm({ interview, token, now }: FormProps) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const { id, slots, chosen, state, candidateTimeZone } = interview;
  const isChosen = (slot: Date) => slot.getTime() === chosen?.getTime();
  return (
    <form method="post" action={linkTo(routes.applicationInterview, { token, interviewId: id })}>
      {/* Enter presses a form's first button. It answers, and does not only show the times. */}
      <button type="submit" className="unseen" tabIndex={-1} aria-hidden="true" />
      <div className="field own-zone">
        <label htmlFor={`zone-${id}`}>{t("interview.own.zone")}</label>
        <ZoneSelect
          id={`zone-${id}`}
          value={candidateTimeZone ?? undefined}
          none={t("interview.own.zone.none")}
        />
        <button type="submit" name="show" value="1" className="btn-quiet">
          {t("interview.own.show")}
        </button>
      </div>
      <fieldset className="field">
        <legend>{t("interview.own.choices")}</legend>
        {slots.map((slot) => (
          <label key={slot.toISOString()} className="choice">
            <input
              type="radio"
              name="slot"
              value={slot.toISOString()}
              defaultChecked={isChosen(slot)}
              disabled={slot <= now}
            />
            {slot <= now ? (
              <span>
                <CandidateTimes instant={slot} interview={interview} /> {t("interview.own.gone")}
              </span>
            ) : (
              <CandidateTimes instant={slot} interview={interview} />
            )}
          </label>
        ))}
      </fieldset>
      <p className="actions">
        <button type="submit">{t(chosen ? "interview.own.change" : "interview.own.choose")}</button>
        {state !== "none" && (
          <button type="submit" name="none" value="1" className="btn-quiet">
            {t("interview.own.none.submit")}
          </button>
        )}
      </p>
      <details>
        <summary>{t("interview.own.cancel")}</summary>
        <p>
          {sendsEmail && t("interview.own.cancel.told")} {t("interview.own.cancel.text")}
        </p>
        <button type="submit" name="cancel" value="1" className="btn-danger">
          {t("interview.own.cancel.submit")}
        </button>
      </details>
    </form>
  );
}
