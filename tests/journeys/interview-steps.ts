import type { Page } from "playwright";
import { remindOfInterviews } from "../../src/tasks/applications/remind-of-interviews.ts";
import { main } from "../support/candidate.ts";
import type { InProcessSite } from "../support/in-process-site.ts";
import { press } from "./employer-steps.ts";

/** Two people agree on an interview in other zones, over a change of summer time. */

export interface Walk {
  candidate: Page;
  employer: Page;
  site: InProcessSite;
  script: boolean;
}

export interface Scene {
  /** The candidate's address. */
  email: string;
  /** The path of the candidate's own page. */
  own: string;
  /** The application's id. */
  id: string;
  title: string;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The day on which summer time begins in Oslo, at least a month ahead. */
function summerTimeDay(): Date {
  const soonest = Date.now() + 30 * dayMs;
  for (let year = new Date().getUTCFullYear(); ; year += 1) {
    const lastOfMarch = Date.UTC(year, 2, 31);
    const sunday = lastOfMarch - new Date(lastOfMarch).getUTCDay() * dayMs;
    if (sunday > soonest) return new Date(sunday);
  }
}

const sunday = summerTimeDay();
export const dayFrom = (days: number) => new Date(sunday.getTime() + days * dayMs).toISOString().slice(0, 10);
/** The words of the pages for a day, such as `Sun, March 28, 2027`. */
const spoken = (days: number) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(sunday.getTime() + days * dayMs))
    .replace(/^(\w{3})\w*/, "$1");

/** The words of a time to choose from, such as `Sun, Mar 28, 2027, 4:00 PM`. */
const slot = (days: number, time: string) => {
  const day = new Intl.DateTimeFormat("en-US", {
    ...({ weekday: "short", month: "short", day: "numeric", year: "numeric" } as const),
    timeZone: "UTC",
  }).format(new Date(sunday.getTime() + days * dayMs));
  return `${day}, ${time}`;
};

/** Two times in Oslo, at ten before and after the clocks change. */
async function offerTimes(employer: Page, days: [number, number]) {
  await main(employer)
    .getByLabel("Time 1", { exact: true })
    .fill(`${dayFrom(days[0])}T10:00`);
  const second = main(employer).getByLabel("Time 2 (optional)", { exact: true });
  if (!(await second.isVisible())) await main(employer).getByText("Offer more times").click();
  await second.fill(`${dayFrom(days[1])}T10:00`);
  await main(employer).getByLabel("Time zone of these times").selectOption("Europe/Oslo");
  await main(employer).getByLabel("Place or link").fill("https://meet.example/rigger");
  await press(employer, "Send these times");
}

export async function meet(walk: Walk, { own, id }: Scene) {
  const { candidate, employer, site } = walk;
  const page = `/employer/applications/${id}/interviews`;
  await employer.goto(page);
  await offerTimes(employer, [-1, 0]);
  await main(employer).getByText("The candidate has been emailed the times.").waitFor();

  await candidate.goto(own);
  await main(candidate).getByText("Use another time zone").click();
  await main(candidate).getByLabel("Your time zone").selectOption("Asia/Manila");
  await press(candidate, "Update the times");
  // Ten in Oslo is nine in UTC on Saturday, and eight on Sunday. Clocks in Manila never change.
  await main(candidate).getByLabel(slot(-1, "5:00 PM")).waitFor();
  await main(candidate).getByLabel(slot(0, "4:00 PM")).check();
  await press(candidate, "Confirm the time");
  await main(candidate).getByRole("status").getByText("is agreed").waitFor();
  // It is the same day in both zones, so the page names it once.
  await main(candidate).getByText("10:00 AM (GMT+2, Europe/Oslo)").first().waitFor();

  await employer.goto(page);
  await main(employer)
    .getByText(`${spoken(0)} at 10:00 AM (GMT+2, Europe/Oslo)`)
    .waitFor();
  await main(employer).getByRole("link", { name: "Change these times" }).click();
  await offerTimes(employer, [-2, 1]);
  await main(employer).getByText("The candidate has been emailed the new times.").waitFor();

  await candidate.goto(own);
  await main(candidate).getByLabel(slot(-2, "5:00 PM")).check();
  await press(candidate, "Confirm the time");
  await main(candidate).getByRole("status").getByText("is agreed").waitFor();
  const agreed = Date.parse(`${dayFrom(-2)}T09:00:00Z`);
  for (const before of [23 * hourMs, hourMs / 2])
    await remindOfInterviews({ ...site.services, clock: () => new Date(agreed - before) });

  await employer.goto(page);
  await main(employer).getByText("Cancel this interview").click();
  await press(employer, "Cancel it now");
  await main(employer).getByText("The interview is cancelled").waitFor();
}
