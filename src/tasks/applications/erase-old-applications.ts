import { lockApplication } from "../../db/applications/applications.ts";
import { type KeptState, keptStates, listOldApplications } from "../../db/applications/erasure.ts";
import { inTransaction } from "../../db/sql.ts";
import { eraseApplication, removeDocuments } from "../../domain/applications/erase-application.ts";
import { closePayments } from "../../domain/payments/close-payment.ts";
import type { Services } from "../../env.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysEarlier } from "../days-earlier.ts";

const batch = 1000;
/** After this many failures of the provider, the task stops until its next run. */
const patience = 5;

interface Erased {
  applications: string[];
  documents: string[];
}

export async function eraseOldApplications(services: Services): Promise<Record<string, string[]>> {
  const gone: Record<string, string[]> = { documents: [] };
  for (const state of keptStates) {
    const { applications, documents } = await eraseOld(services, state);
    gone[state] = applications;
    gone.documents?.push(...documents);
  }
  return gone;
}

export async function eraseOld(services: Services, state: KeptState): Promise<Erased> {
  const { sql, clock, settings } = services;
  const now = clock();
  const before = daysEarlier(now, settings.retention[state]);
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

async function erase(
  services: Services,
  id: string,
  { state, before, now }: { state: KeptState; before: Date; now: Date },
  gone: Erased,
): Promise<unknown> {
  try {
    // An open page must not take money for an erased application.
    await closePayments(services, id);
    const documents = await inTransaction(services.sql, async (tx) => {
      await lockApplication(tx, id);
      // A payment, an answer or another process may have changed it since the list.
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
