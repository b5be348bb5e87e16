import { randomUUID } from "node:crypto";
import { insertInterview } from "../../src/db/applications/interviews.ts";
import { insertJobOffer } from "../../src/db/applications/job-offers.ts";
import { insertMessage, markReported } from "../../src/db/applications/messages.ts";
import { insertHeldChange } from "../../src/db/applications/status-notices.ts";
import type { Sql } from "../../src/db/sql.ts";
import { messageContext, messageReasonContext } from "../../src/domain/applications/conversation.ts";
import { sealPlace } from "../../src/domain/applications/interviews/interview-place.ts";
import { sealTerms } from "../../src/domain/applications/offers/seal-terms.ts";
import { noteContext } from "../../src/domain/applications/seal-note.ts";
import type { Vault } from "../../src/services/sealing/vault.ts";

/** Gives an application an interview, an offer, a reported message and a rejection with a note, sealed by this vault. */
export async function insertSealedParts(sql: Sql, vault: Vault, applicationId: string): Promise<void> {
  const notice = randomUUID();
  await insertHeldChange(sql, {
    ...{ id: notice, applicationId, from: "submitted", to: "rejected", reason: "other" },
    note: await vault.sealJson("We chose others.", noteContext(notice)),
  });
  const interview = randomUUID();
  const now = new Date();
  await insertInterview(sql, {
    ...(await sealPlace(vault, interview, "Dock 4")),
    ...{ id: interview, applicationId, slots: [now], minutes: 30, timeZone: "UTC", now },
  });
  const offer = randomUUID();
  const terms = { position: "Welder", salary: 3000, startsOn: "2030-01-01", months: 12, note: null } as const;
  await insertJobOffer(sql, {
    ...(await sealTerms(vault, offer, { ...terms, visa: "employer", flight: "shared" })),
    ...{ id: offer, applicationId, documentId: null, now },
  });
  const message = randomUUID();
  const text = await vault.sealJson("Hello", messageContext(message));
  const row = { id: message, applicationId, sender: "employer", formDigest: null, rules: [] } as const;
  await insertMessage(sql, { ...row, text });
  await markReported(sql, message, await vault.sealJson("Rude", messageReasonContext(message)));
}
