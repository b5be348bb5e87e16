import { proofWords } from "../../content/proof-words.ts";
import { inLanguage, t } from "../../content/words.ts";
import {
  checkAskedMandate,
  closeDecided,
  findRequester,
  lockWaitingRequest,
  type RequestToDecide,
  refuseAskedMandate,
} from "../../db/employers/mandate-queue.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { mandateDecided } from "../../emails/mandate-decided.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import {
  type MandateDecision,
  missingProofs,
  type Proof,
  proofs,
} from "../../shared/employers/mandate-decision.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { dropHeldChanges } from "../applications/take-back-status.ts";
import { reviewJobsOf } from "../jobs/review-posting.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

interface DecidedMandate {
  id: string;
  company: string;
  state: "checked" | "refused" | "question";
  validUntil: string | null;
}

const states = { check: "checked", refuse: "refused", ask: "question" } as const;
const actions = {
  check: "mandate checked",
  refuse: "mandate refused",
  ask: "mandate question asked",
} as const;

export async function lockRequestToDecide(tx: Transaction, id: string) {
  const employerId = (await findRequester(tx, id)) ?? fail("mandateRequestNotFound");
  // Accounts are always locked before their mandates.
  await lockEmployer(tx, employerId, "change");
  const request = (await lockWaitingRequest(tx, id)) ?? fail("mandateDecided");
  return { employerId, request };
}

/** Fails with 409 when somebody decided before or a check lacks a proof. */
export function decideMandate(
  world: Pick<World, "sql" | "vault" | "settings">,
  id: string,
  given: MandateDecision,
): Promise<DecidedMandate> {
  return inTransaction(world.sql, async (tx) => {
    const { employerId, request } = await lockRequestToDecide(tx, id);
    const { decision } = given;
    const done = proofs.filter((proof) => given.done.includes(proof));
    if (done.includes("domainCode") && !request.codeConfirmed) refuseWith("domainCode");
    const validUntil = decision === "check" ? await check(tx, request, done, given.validUntil) : null;
    if (decision === "check") await reviewJobsOf(tx, world, employerId, request.company);
    if (decision === "refuse") {
      await refuseAskedMandate(tx, request.mandateId);
      await dropHeldChanges(tx, { employerId, company: request.company });
    }
    const reason = decision === "check" ? null : (given.reason ?? null);
    const state = states[decision];
    await closeDecided(tx, id, { state, done, note: given.note ?? null, reason });
    await audit(tx, "admin", actions[decision], ["mandate request", id], {
      employer: employerId,
      company: request.company,
      done: done.join(" "),
      validUntil,
    });
    const mail = await writeTo(tx, world.settings, { account: request.email }, (locale, linkTo) => {
      const link = world.settings.siteUrl + linkTo(routes.employerCompany);
      return mandateDecided(locale, { ...request, decision, validUntil, reason: reason ?? "", link });
    });
    await enqueueEmail(tx, world.vault, mail);
    return { id, company: request.company, state, validUntil };
  });
}

async function check(
  tx: Transaction,
  request: RequestToDecide,
  done: Proof[],
  validUntil: string | undefined,
): Promise<string> {
  if (!request.mailboxConfirmed) fail("mailboxUnconfirmed");
  if (request.licenceEnded) fail("mandateLicenceEnded");
  refuseWith(...missingProofs(request.kind, done));
  return checkAskedMandate(tx, request.id, {
    // Programs read this text in English, whatever language the administrator reads.
    checked: inLanguage("en", () => proofWords(done)),
    proofs: done,
    validUntil,
  });
}

function refuseWith(...missing: (Proof | "contact")[]): void {
  if (missing.length === 0) return;
  const names = missing.map((proof) => t(`proof.${proof}.missing`)).join("; ");
  fail("mandateProofMissing", { says: names });
}
