import { lockSendableFiles, replaceMandateFiles } from "../../db/employers/mandate-files.ts";
import {
  answerMandateQuestion,
  countRequestsOf,
  insertMandateRequest,
  listOwnMandates,
  type OwnMandate,
  openMandate,
} from "../../db/employers/mandate-requests.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { employerAsked } from "../../emails/employer-asked.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import type { MandateRequest } from "../../shared/employers/mandate-request.ts";
import { say } from "../../shared/say.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { takeQuota } from "../jobs/posting-quota.ts";
import { networkOf } from "../limits/network.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { administrator, writeTo } from "../mail/reader-locale.ts";

interface Asking {
  employer: User;
  request: MandateRequest;
  address: string;
  browserHash: Uint8Array | null;
}

/** Fails with 409 for a repeat, and while an earlier check counts for more than its last days. */
export function askMandate(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  asking: Asking,
): Promise<OwnMandate> {
  const { employer, request } = asking;
  return inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, employer.id, "change"))) fail("signInRequired");
    const { mandateId, requestId, requestState, standsUntil } = await openMandate(
      tx,
      employer.id,
      request.company,
    );
    if (requestState === "waiting") fail("mandateRequestOpen");
    if (request.answer && !requestId) fail("mandateQuestionClosed");
    if (standsUntil) fail("mandateNotEnding");
    await takeQuota(tx, world, employer, "mandateRequest");
    const isFirst = (await countRequestsOf(tx, employer.id)) === 0;
    const networkDigest = await world.vault.digest("mandate network", networkOf(asking.address));
    const asked = { mandateId, employerId: employer.id, request, networkDigest };
    const files = await filesOf(tx, asking);
    if (requestId) await answerMandateQuestion(tx, requestId, asked);
    const id = requestId ?? (await insertMandateRequest(tx, asked));
    await replaceMandateFiles(tx, { requestId: id, employerId: employer.id }, files);
    await audit(
      tx,
      { kind: "employer", id: employer.id },
      requestId ? "mandate question answered" : "mandate asked",
      ["mandate request", id],
    );
    if (isFirst) await tellAdministrator(tx, world, request.company);
    const [mandate] = await listOwnMandates(tx, employer.id, request.company);
    return mandate!;
  });
}

async function filesOf(tx: Transaction, { employer, request, browserHash }: Asking): Promise<string[]> {
  const ids = [...new Set((request.files ?? []).map((file) => uploadedDocumentId(file)!))];
  const found = await lockSendableFiles(tx, { employerId: employer.id, browserHash }, ids);
  if (found.length < ids.length) {
    const message = say("The file could not be found. Please upload it again");
    fail("invalidInput", { issues: [{ path: "files", message }] });
  }
  return ids;
}

async function tellAdministrator(
  tx: Transaction,
  world: Pick<World, "vault" | "settings" | "log">,
  company: string,
): Promise<void> {
  const { operatorEmail, siteUrl } = world.settings;
  if (!operatorEmail || !(await allowMail(tx, world, "employer asked", operatorEmail))) return;
  const mail = await writeTo(tx, world.settings, administrator, (locale, linkTo) =>
    employerAsked(locale, operatorEmail, company, siteUrl + linkTo(routes.adminEmployers)),
  );
  await enqueueEmail(tx, world.vault, mail);
}
