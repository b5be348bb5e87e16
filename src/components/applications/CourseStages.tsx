import type { ReactNode } from "react";
import { claims } from "../../content/claims.ts";
import { findCandidateZone } from "../../content/home-zone.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { type ApplicationStatus, statusLabel } from "../../shared/applications/application-status.ts";
import { businessDaysAfter } from "../../shared/applications/expected-dates.ts";
import { placementState } from "../../shared/applications/placement.ts";
import type { Rejection } from "../../shared/applications/rejection.ts";
import { longDate, longDateTime } from "../../shared/format.ts";
import { zonedTime } from "../../shared/time-zones.ts";
import { ContactText } from "../shell/ContactText.tsx";
import { CourseMap } from "./CourseMap.tsx";
import { RejectionWords } from "./RejectionWords.tsx";

export const stages: readonly ApplicationStatus[] = ["submitted", "under_review", "interviewed", "accepted"];

interface Props {
  application: OwnApplication;
  takenDownAt: Date | null;
}

/** An application that was withdrawn or rejected has no further stage. */
export const isOpen = ({ withdrawnAt, applicationStatus }: OwnApplication) =>
  !withdrawnAt && applicationStatus !== "rejected";

/** Draws as marks on the course what happened, except an end, and what is still ahead. */
export function StageMap({ application }: Pick<Props, "application">) {
  const passed = stepsOf(application).filter(({ isEnd }) => !isEnd).length;
  const isOver = !isOpen(application) || !isOnCourse(application);
  // A course that is over does not reach its port.
  const all = isOver ? Math.max(stages.length, passed + 1) : passed + stagesAhead(application).length;
  return <CourseMap voyage={application} marks={{ all, passed, isOver }} />;
}

export const isRefunded = ({ paymentStatus }: OwnApplication): boolean => paymentStatus === "refunded";

const isOnCourse = (application: OwnApplication) =>
  !application.jobTakenDownAt && !application.closedBecause && !isRefunded(application);

interface Step {
  label: string;
  changedAt: Date;
  /** The date that the mark shows, where it is not the day of the change. */
  when?: string;
  rejection?: Rejection;
  /** The event ends the course. */
  isEnd?: boolean;
}

interface Event extends Step {
  /** The stage that follows. The event makes the stages before it pointless. */
  before: ApplicationStatus;
}

/** An interview and a standing offer are marks of their own, because no status tells of them. */
function eventsOf({ interviews, offers, nationality, employerReads }: OwnApplication): Event[] {
  const asked = interviews
    .filter(({ state }) => state === "offered" && employerReads)
    .map(({ updatedAt }) => ({
      label: t("interview.mark.offered"),
      changedAt: updatedAt,
      before: "interviewed" as const,
    }));

  const agreed = interviews.flatMap(({ state, chosen, candidateTimeZone, timeZone, updatedAt }) => {
    if (state !== "chosen" || !chosen) return [];
    const zone = findCandidateZone(candidateTimeZone, nationality, chosen) ?? timeZone;
    return {
      label: t("interview.mark"),
      changedAt: updatedAt,
      when: t("interview.mark.on", { date: zonedTime(chosen, zone) }),
      before: "interviewed" as const,
    };
  });
  const offered = offers
    .filter(({ state, isOver }) => state === "accepted" || (state === "open" && !isOver))
    .map(({ createdAt }) => ({
      label: t("offer.mark"),
      changedAt: createdAt,
      before: "accepted" as const,
    }));
  return [...asked, ...agreed, ...offered];
}

/** Gives what happened to the application, the oldest step first. */
function stepsOf(application: OwnApplication): Step[] {
  const { submittedAt, history, withdrawnAt } = application;
  const sent = { status: "submitted" as const, changedAt: submittedAt, reason: null, note: null };
  const steps: Step[] = [sent, ...history].map(({ status, changedAt, ...rejection }) => ({
    label: statusLabel(status),
    changedAt,
    rejection,
    isEnd: status === "rejected",
  }));
  steps.push(...eventsOf(application));
  if (withdrawnAt) steps.push({ label: t("withdrawal.status"), changedAt: withdrawnAt, isEnd: true });
  return steps.sort(byTime);
}

const byTime = (one: Step, other: Step) => one.changedAt.getTime() - other.changedAt.getTime();

/** Lists what happened to the application, and what is still ahead. */
export function CourseStages({ application, takenDownAt, now }: Props & { now: Date }) {
  const steps = stepsOf(application);
  if (takenDownAt) steps.push({ label: t("takenDown.status"), changedAt: takenDownAt });
  steps.sort(byTime);
  return (
    <ol className="plain stages">
      {steps.map(({ label, changedAt, when, rejection }, index) => (
        <li
          key={label + changedAt.toISOString()}
          aria-current={index === steps.length - 1 ? "step" : undefined}
        >
          <strong>{label}</strong>
          <span className="meta">
            {when ?? (
              <time
                dateTime={changedAt.toISOString()}
                title={t("application.date", { date: longDateTime(changedAt) })}
              >
                {longDate(changedAt)}
              </time>
            )}
          </span>
          {rejection && <RejectionWords {...rejection} />}
        </li>
      ))}
      {stagesAhead(application).map((stage) => (
        <StageAhead key={stage} stage={stage}>
          {expectation(stage, application, now)}
        </StageAhead>
      ))}
    </ol>
  );
}

/** An item of the list of stages that the application has not reached. */
export const StageAhead = ({ stage, children }: { stage: ApplicationStatus; children: ReactNode }) => (
  <li className="ahead">
    <span>
      <span className="unseen">{`${t("track.ahead")} `}</span>
      {statusLabel(stage)}
    </span>
    <span className="meta">{children}</span>
  </li>
);

function stagesAhead(application: OwnApplication) {
  if (!isOpen(application) || !isOnCourse(application)) return [];
  const next = eventsOf(application).map(({ before }) => stages.indexOf(before));
  return stages.slice(Math.max(1 + stages.indexOf(application.applicationStatus), ...next));
}

function expectation(stage: ApplicationStatus, application: OwnApplication, now: Date) {
  const { submittedAt, paymentStatus, placements, job } = application;
  if (stage === "interviewed")
    return eventsOf(application).length > 0 ? undefined : t("success.next.interview");
  if (stage === "accepted") return t("success.next.visa");
  // Nobody reviews the practice of applying for a sample.
  if (job?.sample || (paymentStatus !== "completed" && paymentStatus !== "waived")) return undefined;
  // We have answered such an application with a job.
  if (placements.some((placement) => ["open", "yes"].includes(placementState(placement)))) return undefined;
  const due = businessDaysAfter(submittedAt, claims.reviewDays);
  const date = longDate(due);
  if (due >= now) return t("track.due", { date });
  return <ContactText>{t("track.overdue", { date, email: site.contactEmail })}</ContactText>;
}
