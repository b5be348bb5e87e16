import { freeMailDomains } from "../../content/free-mail.ts";
import {
  confirmDomainCode,
  findRequester,
  tryDomainCode,
  updateDomainCode,
} from "../../db/employers/mandate-queue.ts";
import { inTransaction } from "../../db/sql.ts";
import { domainCode } from "../../emails/domain-code.ts";
import { fail } from "../../errors.ts";
import { domainOfEmail, domainOfWebsite } from "../../shared/employers/mandate-request.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { digitsOf, newCode, sameDigest } from "../accounts/one-time-code.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { lockRequestToDecide } from "./decide-mandate.ts";

const codeDigits = 8;
const codeDays = 3;
const mostTries = 5;

const textOf = (requestId: string, code: string) => `${requestId} ${code}`;
const purpose = "domain code";

/** Fails with 400 for an address on another domain than the website's. */
export function sendDomainCode(
  world: Pick<World, "sql" | "vault" | "settings" | "clock" | "log">,
  id: string,
  email: string,
): Promise<void> {
  const { sql, vault, clock } = world;
  return inTransaction(sql, async (tx) => {
    const { website, company, email: requester } = (await lockRequestToDecide(tx, id)).request;
    const domain = domainOfWebsite(website);
    if (domainOfEmail(email) !== domain) refuseAddress(`Enter an address on the company's domain, ${domain}`);
    if (freeMailDomains.has(domain))
      refuseAddress("Anybody gets a mailbox on this domain, so a code proves nothing");
    if (!(await allowMail(tx, world, "domain code", email)))
      fail("tooManyDomainCodes", { retryAfterSeconds: 3600 });
    const code = newCode(codeDigits);
    const digest = await vault.digest(purpose, textOf(id, code));
    const expiresAt = new Date(clock().getTime() + codeDays * 24 * 60 * 60_000);
    await updateDomainCode(tx, id, { email, digest, expiresAt });
    const mail = await writeTo(tx, world.settings, { account: requester }, (locale) =>
      domainCode(locale, email, company, code),
    );
    await enqueueEmail(tx, vault, mail);
    await audit(tx, "admin", "domain code sent", ["mandate request", id], { domain });
  });
}

function refuseAddress(message: string): never {
  return fail("invalidInput", { issues: [{ path: "email", message }] });
}

/** Returns false for a wrong or old code, or after too many tries. */
export function enterDomainCode(
  { sql, vault, clock }: Pick<World, "sql" | "vault" | "clock">,
  { id, employerId, code }: { id: string; employerId: string; code: string },
): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    if ((await findRequester(tx, id)) !== employerId) fail("mandateRequestNotFound");
    const tried = await tryDomainCode(tx, { id, employerId, now: clock(), mostTries });
    if (!tried) return false;
    const digests = await vault.digests(purpose, textOf(id, digitsOf(code)));
    if (!digests.some((digest) => sameDigest(digest, tried.digest))) return false;
    await confirmDomainCode(tx, id);
    await audit(tx, { kind: "employer", id: employerId }, "domain code confirmed", ["mandate request", id]);
    return true;
  });
}
