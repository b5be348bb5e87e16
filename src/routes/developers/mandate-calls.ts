import * as z from "zod/mini";
import type { Call } from "./call.ts";

const instant = z.iso.datetime();
const day = z.nullable(z.iso.date());

const OwnMandate = z.object({
  id: z.nullable(z.uuid()),
  company: z.string(),
  state: z.enum(["none", "asked", "checked", "lapsed", "refused", "withdrawn"]),
  reason: z.nullable(z.string()),
  validUntil: day,
  requestState: z.nullable(z.enum(["waiting", "question", "checked", "refused", "closed"])),
  askedAt: z.nullable(instant),
  codeSent: z.boolean(),
  codeConfirmed: z.boolean(),
  mayAsk: z.boolean(),
});

const WaitingRequest = z.object({
  id: z.uuid(),
  employerId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mailboxConfirmed: z.boolean(),
  company: z.string(),
  country: z.string(),
  website: z.string(),
  registerNumber: z.string(),
  kind: z.enum(["direct", "agency"]),
  licence: z.nullable(
    z.object({ kind: z.string(), number: z.string(), issuer: z.string(), validUntil: z.iso.date() }),
  ),
  principals: z.array(z.string()),
  phone: z.string(),
  askedAt: instant,
  codeSentTo: z.nullable(z.string()),
  codeConfirmed: z.boolean(),
  isRenewal: z.boolean(),
  files: z.array(z.object({ url: z.string(), type: z.string(), bytes: z.int() })),
  hints: z.object({
    sameDomain: z.boolean(),
    freeMail: z.boolean(),
    resembles: z.array(z.string()),
    phoneUsed: z.boolean(),
    networkUsed: z.boolean(),
    contactOrMoney: z.array(
      z.object({ rule: z.enum(["messenger", "phone", "money"]), sentence: z.string() }),
    ),
  }),
});

const Decided = z.object({
  id: z.uuid(),
  company: z.string(),
  state: z.enum(["checked", "refused", "question"]),
  validUntil: day,
});

const done = z.object({ success: z.literal(true) });

/** How an employer asks for a check, and how the administrator does it. */
export const mandateCalls: Record<string, Call> = {
  "GET /api/employer/mandates": {
    group: "Employers",
    summary: "The companies that you act for, and our checks of them",
    answer: { status: 200, description: "The companies, by name.", schema: OwnMandate, list: true },
  },
  "POST /api/employer/mandates": {
    group: "Employers",
    summary: "Ask us to check that you act for a company",
    description:
      "An agency sends `licence` and `principals` too. `files` holds the `url` of up to five uploaded documents. At most 10 requests a day.",
    answer: { status: 201, description: "The company and the state of its check.", schema: OwnMandate },
    fails: ["mandateRequestOpen", "mandateNotEnding", "tooManyMandateRequests"],
  },
  "POST /api/employer/mandates/:id/domain-code": {
    group: "Employers",
    summary: "Enter the code that we mailed to your company's domain",
    answer: { status: 200, description: "It is confirmed.", schema: done },
    fails: ["mandateRequestNotFound", "domainCodeWrong"],
  },
  "GET /api/admin/mandates": {
    group: "Administrator",
    summary: "Requests of employers that nobody decided on",
    paged: { most: 100 },
    answer: { status: 200, description: "The requests, oldest first.", schema: WaitingRequest, list: true },
  },
  "POST /api/admin/mandates/:id/decision": {
    group: "Administrator",
    summary: "Check or refuse a request, or ask the employer about it",
    description:
      "A check needs `mailbox`, `register` and one of `domainCode` and `call` in `done`; an agency's also needs `licence` and `letters`. It ends after 12 months or with the licence. The other decisions need a `reason`, which we email to the employer.",
    answer: { status: 200, description: "What was decided.", schema: Decided },
    fails: [
      "mandateRequestNotFound",
      "mandateDecided",
      "mandateProofMissing",
      "mandateLicenceEnded",
      "mailboxUnconfirmed",
    ],
  },
  "POST /api/admin/mandates/:id/domain-code": {
    group: "Administrator",
    summary: "Mail a code to an address on the company's domain",
    answer: { status: 200, description: "It is on its way.", schema: done },
    fails: ["mandateRequestNotFound", "mandateDecided", "tooManyCodes"],
  },
};
