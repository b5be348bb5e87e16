import { randomInt } from "node:crypto";
import { freeMailDomains } from "../../content/free-mail.ts";
import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import {
  confirmDomainCode,
  findRequester,
  lockWaitingRequest,
  setDomainCode,
  tryDomainCode,
} from "../../db/employers/mandate-queue.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { inTransaction } from "../../db/sql.ts";
import { domainCode } from "../../emails/domain-code.ts";
import { fail } from "../../errors.ts";
import { domainOfEmail, domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";

const codeDigits = 8;
const codeDays = 3;
const mostTries = 5;

const textOf = (requestId: string, code: string) => `${requestId} ${code}`;
const purpose = "domain code";

/** Refused with 400 for an address on another domain than the website's. */
export function sendDomainCode(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  id: string,
  email: string,
): Promise<void> {
  const { sql, vault, clock } = world;
  return inTransaction(sql, async (tx) => {
    const employerId = (await findRequester(tx, id)) ?? fail("mandateRequestNotFound");
    await lockEmployer(tx, employerId, "change");
    const { website, company } = (await lockWaitingRequest(tx, id)) ?? fail("mandateDecided");
    const domain = domainOfWebsite(website);
    if (domainOfEmail(email) !== domain) refuseAddress(`Enter an address on the company's domain, ${domain}`);
    if (freeMailDomains.has(domain))
      refuseAddress("Anybody gets a mailbox on this domain, so a code proves nothing");
    if (!(await allowMail(tx, world, "domain code", email)))
      fail("tooManyDomainCodes", { retryAfterSeconds: 3600 });
    const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, "0");
    const digest = await vault.digest(purpose, textOf(id, code));
    const expiresAt = new Date(clock().getTime() + codeDays * 24 * 60 * 60_000);
    await setDomainCode(tx, id, { email, digest, expiresAt });
    await enqueueEmail(tx, vault, domainCode(email, company, code));
    await insertAuditEntry(tx, {
      actor: { kind: "admin" },
      action: "domain code sent",
      subject: { kind: "mandate request", id },
      details: { domain },
    });
  });
}

function refuseAddress(message: string): never {
  return fail("invalidInput", { issues: [{ path: "email", message }] });
}

/** False for a wrong or old code, or after too many tries. */
export function enterDomainCode(
  { sql, vault, clock }: Pick<World, "sql" | "vault" | "clock">,
  { id, employerId, code }: { id: string; employerId: string; code: string },
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    if ((await findRequester(tx, id)) !== employerId) fail("mandateRequestNotFound");
    const tried = await tryDomainCode(tx, { id, employerId, now: clock(), mostTries });
    if (!tried) return false;
    const digests = await vault.digests(purpose, textOf(id, code.replace(/\D/g, "")));
    if (!digests.some((digest) => Buffer.from(digest).equals(tried.digest))) return false;
    await confirmDomainCode(tx, id);
    await insertAuditEntry(tx, {
      actor: { kind: "employer", id: employerId },
      action: "domain code confirmed",
      subject: { kind: "mandate request", id },
    });
    return true;
  });
}
