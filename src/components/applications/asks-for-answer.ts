import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { placementState } from "../../shared/applications/placement.ts";
import { hasAcceptedOffer } from "./AcceptedOffer.tsx";
import { isOpen } from "./CourseStages.tsx";

/** True where an offered job, an interview, an offer or a hire needs the candidate's answer. */
export function asksForAnswer(application: OwnApplication): boolean {
  const { placements, interviews, offers, hire, applicationStatus, employerReads } = application;
  if (placements.some((placement) => placementState(placement) === "open")) return true;
  if (!employerReads || !isOpen(application)) return false;
  const isHireOpen = applicationStatus === "accepted" && !hire.confirmedAt && !hire.deniedAt;
  return (
    isHireOpen ||
    offers.at(-1)?.state === "open" ||
    interviews.some(({ state, isOver }) => state === "offered" && !isOver)
  );
}

/** True while the candidate has not answered or marked as read what the employer wrote last. */
export const hasUnread = ({ conversation }: OwnApplication): boolean =>
  conversation?.closed === null && conversation.unread > 0;

/** True where something comes before the status: a question, an agreed interview, an accepted offer or a message. */
export const hasNews = (application: OwnApplication): boolean =>
  asksForAnswer(application) ||
  hasAcceptedOffer(application) ||
  hasUnread(application) ||
  (isOpen(application) && application.interviews.some(({ state, isOver }) => state === "chosen" && !isOver));
