import ICAL from "ical.js";
import type { Interview, InterviewOffer } from "../../src/shared/applications/interview.ts";
import { anEmployer } from "./account.ts";
import { confirmMailbox, postJob } from "./employer.ts";
import type { anApplication } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";
import { anOwnPageOf } from "./own-page.ts";
import { Browser, send } from "./site.ts";

/** An instant this many days ahead, at noon in UTC. */
export const noonIn = (days: number): string => {
  const date = new Date(Date.now() + days * 86_400_000);
  return `${date.toISOString().slice(0, 10)}T12:00:00.000Z`;
};

export const anInterview = (differences: Partial<InterviewOffer> = {}): InterviewOffer => ({
  slots: [noonIn(5), noonIn(6)],
  minutes: 30,
  timeZone: "Europe/Oslo",
  place: "https://meet.example/harbour",
  ...differences,
});

export const anInterviewForm = (differences: Record<string, string> = {}): Record<string, string> => ({
  slot1: noonIn(5).slice(0, 16),
  slot2: noonIn(6).slice(0, 16),
  minutes: "30",
  timeZone: "UTC",
  place: "Dock 4, Oslo",
  ...differences,
});

export async function aCandidate(differences: Partial<typeof anApplication> = {}) {
  const employer = await anEmployer();
  await confirmMailbox(employer.user.email);
  const job = await postJob(employer);
  const { id, path, email } = await anOwnPageOf(new Browser(), differences, job.id);
  return { employer, job, id, path, email, calls: `/api/employer/applications/${id}/interviews` };
}

export type Scene = Awaited<ReturnType<typeof aCandidate>>;

export const offer = async ({ employer, calls }: Scene, differences: object = {}): Promise<Interview> =>
  (await (await employer.browser.post(calls, { ...anInterview(), ...differences })).json()) as Interview;

export const answer = ({ path }: Scene, { id }: Interview, fields: Record<string, string>) =>
  send(`${path}/interviews/${id}`, { method: "POST", body: new URLSearchParams(fields) });

export const cancel = ({ employer, calls }: Scene, { id }: Interview) =>
  employer.browser.send(`${calls}/${id}`, { method: "DELETE" });

export async function entriesOf(recipient: string) {
  const mails = (await mailsTo(recipient)).filter(({ calendar }) => calendar);
  return mails.map(({ calendar, kind }) => ({ kind, ...entryIn(calendar!.text) }));
}

/** Reads a calendar file with another library than the one that writes ours. */
export function entryIn(text: string) {
  const component = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(component.getFirstSubcomponent("vevent")!);
  return {
    method: component.getFirstPropertyValue("method"),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue("status"),
    place: event.location,
  };
}
