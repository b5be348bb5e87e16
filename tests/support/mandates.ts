import type { OwnMandate } from "../../src/db/employers/mandate-requests.ts";
import type { MandateRequest } from "../../src/shared/employers/mandate-request.ts";
import type { WaitingRequestView } from "../../src/shared/employers/waiting-request-view.ts";
import { type Account, anEmployer } from "./account.ts";
import { confirmMailbox } from "./employer.ts";
import { inDays, unique } from "./fixtures.ts";
import type { Browser } from "./site.ts";

/** All that a request for a check needs, of a company that hires for itself. */
export const aMandateRequest = (differences: Partial<MandateRequest> = {}): MandateRequest => ({
  company: unique("Kvernholm Bulk"),
  country: "Norway",
  website: `https://www.${unique("kvernholm").replace(/\W+/g, "-")}.example`,
  registerNumber: "NO 912 345 678",
  kind: "direct",
  phone: `+47 22 ${String(Math.random()).slice(2, 10)}`,
  ...differences,
});

export const anAgencyRequest = (differences: Partial<MandateRequest> = {}): MandateRequest =>
  aMandateRequest({
    kind: "agency",
    licence: { kind: "RPSL", number: "RPSL-MUM-123", issuer: "DG Shipping", validUntil: inDays(100) },
    principals: ["Nordic Tankers"],
    ...differences,
  });

export async function aConfirmedEmployer(): Promise<Account> {
  const employer = await anEmployer();
  await confirmMailbox(employer.user.email);
  return employer;
}

export const ask = ({ browser }: Pick<Account, "browser">, request: object): Promise<Response> =>
  browser.post("/api/employer/mandates", request);

export async function asked(
  employer: Account,
  request = aMandateRequest(),
): Promise<OwnMandate & { id: string }> {
  const response = await ask(employer, request);
  if (response.status !== 201) throw new Error(`the request was answered with ${await response.text()}`);
  return (await response.json()) as OwnMandate & { id: string };
}

const ownMandates = async ({ browser }: Pick<Account, "browser">): Promise<OwnMandate[]> =>
  (await (await browser.send("/api/employer/mandates")).json()) as OwnMandate[];

export const ownMandate = async (employer: Pick<Account, "browser">, company: string) =>
  (await ownMandates(employer)).find((mandate) => mandate.company === company);

export const decide = (administrator: Browser, id: string, decision: object): Promise<Response> =>
  administrator.post(`/api/admin/mandates/${id}/decision`, decision);

export const checkedDirectly = { decision: "check", done: ["mailbox", "register", "call"], note: "" };

export async function waitingRequest(
  administrator: Browser,
  id: string,
): Promise<WaitingRequestView | undefined> {
  const list = await (await administrator.send("/api/admin/mandates")).json();
  return (list as WaitingRequestView[]).find((request) => request.id === id);
}
