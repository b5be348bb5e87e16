import { setTimeout as sleep } from "node:timers/promises";
import { Applicant } from "./applicant.ts";
import type { PaidSite } from "./paid-site.ts";
import { type Rescuer, rescuers } from "./recovery.ts";

type Site = Pick<PaidSite, "site" | "standIn" | "world">;

export interface Cut {
  applicant: Applicant;
  rescuer: Rescuer;
}

/** The time of an application and of a start, which the kills are spread over. */
const wayMs = 250;
const startMs = 900;

/** Six apply at once, as far as they get; the site is killed among them, and again while it starts. */
export async function killTwice(paid: Site, random: () => number): Promise<Cut[]> {
  const cuts: Cut[] = [];
  for (let n = 0; n < 6; n++)
    cuts.push({ applicant: await Applicant.begin(paid), rescuer: rescuers[n % rescuers.length]! });
  const ways = cuts.map((cut) => walk(cut, random() * wayMs).catch(() => {}));
  await sleep(random() * wayMs * 2);
  await paid.site.kill();
  await Promise.all(ways);
  const starting = paid.site.start().catch(() => {});
  await sleep(random() * startMs);
  await paid.site.kill();
  await starting;
  return cuts;
}

async function walk({ applicant, rescuer }: Cut, pauseMs: number): Promise<void> {
  await sleep(pauseMs);
  await applicant.prepare();
  applicant.pay();
  if (rescuer === "the browser") await applicant.complete();
  if (rescuer === "the webhook") await applicant.hear();
}
