import { until } from "../support/until.ts";
import type { Applicant } from "./applicant.ts";
import { doubledIntents, faultsIn } from "./ledger.ts";
import type { PaidSite } from "./paid-site.ts";

/** The one that completes a payment after the site came back, while the others stay away. */
export const rescuers = ["the browser", "the webhook", "the reconciler"] as const;
export type Rescuer = (typeof rescuers)[number];

/** It stops a wait that has no end. */
export const settledWithinMs = 120_000;

/** The site is back: the applicant pays, if the cut came before that, and one rescuer is there. */
export async function rescue(
  applicant: Applicant,
  rescuer: Rescuer,
  { site }: Pick<PaidSite, "site">,
): Promise<void> {
  const paidBefore = applicant.isPaid;
  if (!paidBefore) {
    await applicant.prepare();
    applicant.pay();
  }
  if (rescuer === "the browser") await applicant.complete();
  if (rescuer === "the webhook") await applicant.hear();
  if (rescuer === "the reconciler" && !paidBefore) {
    await site.kill();
    await site.start();
  }
}

/** Every payment that was taken has its application, once, or went back; nobody had anything for nothing. */
export async function settled(paid: PaidSite): Promise<void> {
  let faults: string[] = [];
  const isSettled = async () => {
    faults = await faultsOf(paid);
    return faults.length === 0;
  };
  await until("every payment is settled", isSettled, settledWithinMs).catch((error: Error) => {
    throw new Error(`${error.message}:\n${[...faults, ...paid.site.said.slice(-12)].join("\n")}`);
  });
}

/** Webhook and browser tell once more of what is settled, and nothing comes of it. */
export async function tellAgain(paid: PaidSite, applicant: Applicant): Promise<void> {
  await applicant.hear();
  await applicant.complete();
  const faults = await faultsOf(paid);
  if (faults.length > 0) throw new Error(`told once more, something came of it:\n${faults.join("\n")}`);
}

export async function faultsOf({ sql, standIn }: Pick<PaidSite, "sql" | "standIn">): Promise<string[]> {
  const intents = standIn.intents();
  const twice = doubledIntents(intents).map((id) => `${id} has two payments that can be paid`);
  return [...(await faultsIn(sql, intents)), ...twice];
}
