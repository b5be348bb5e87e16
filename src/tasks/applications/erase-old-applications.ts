import { lockApplication } from "../../db/applications/applications.ts";
import { type KeptState, listOldApplications } from "../../db/applications/erasure.ts";
import { inTransaction } from "../../db/sql.ts";
import { eraseApplication, removeDocuments } from "../../domain/applications/erase-application.ts";
import { closePayments } from "../../domain/payments/close-payment.ts";
import type { Services } from "../../env.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysBefore } from "../days-ago.ts";

const batch = 1000;
/** After this many failures of the provider, the task stops until its next run. */
const patience = 5;

export const keptStates = [
  "unpaid",
  "unanswered",
  "inProgress",
  "accepted",
  "rejected",
  "withdrawn",
  "refunded",
] as const satisfies readonly KeptState[];

interface Erased {
  applications: string[];
  documents: string[];
}

/** Erases sent applications of every state when their time is over, with their documents. Gives the ids of all. */
export async function eraseOldApplications(services: Services): Promise<Record<string, string[]>> {
  const gone: Record<string, string[]> = { documents: [] };
  for (const state of keptStates) {
    const { applications, documents } = await eraseOld(services, state);
    gone[state] = applications;
    gone.documents?.push(...documents);
  }
  return gone;
}

/** Erases those of one state: what they said of a person, and their documents. Gives the ids of both. */
export async function eraseOld(services: Services, state: KeptState): Promise<Erased> {
  const { sql, clock, settings } = services;
  const now = clock();
  const before = daysBefore(now, settings.retention[state]);
  const gone: Erased = { applications: [], documents: [] };
  let unanswered = 0;
  for (let after: string | undefined; ; ) {
    const due = await listOldApplications(sql, state, before, { now, limit: batch, after });
    for (const id of due) {
      const failure = await erase(services, id, { state, before, now }, gone);
      if (failure instanceof ProviderAway) unanswered += 1;
      if (unanswered === patience) return gone;
    }
    if (due.length < batch) return gone;
    after = due.at(-1);
  }
}

/** Gives why it could not be done. */
async function erase(
  services: Services,
  id: string,
  { state, before, now }: { state: KeptState; before: Date; now: Date },
  gone: Erased,
): Promise<unknown> {
  try {
    // A page that somebody left open must take no money for an application that is gone.
    await closePayments(services, id);
    const documents = await inTransaction(services.sql, async (tx) => {
      await lockApplication(tx, id);
      // It may have changed since it was listed: somebody paid or answered it, or another process erased it.
      const isDue = (await listOldApplications(tx, state, before, { now, id })).length > 0;
      return isDue ? eraseApplication(tx, id, "retention") : undefined;
    });
    if (!documents) return undefined;
    gone.applications.push(id);
    gone.documents.push(...(await removeDocuments(services, documents)));
    return undefined;
  } catch (error) {
    services.log({ event: "application not erased", application: id, cause: reasonOf(error) });
    return error;
  }
}
