import * as z from "zod/mini";
import { Done, instant } from "./answers.ts";
import { type Calls, gives, givesList, inGroup } from "./call.ts";

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
  answeredQuestion: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  askedAt: instant,
  daysOpen: z.int(),
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

export const mandateCalls: Calls = {
  ...inGroup("Employers", {
    "GET apiMandates": {
      summary: "The companies that you act for, and our checks of them",
      answer: givesList("The companies, by name.", OwnMandate),
    },
    "POST apiMandates": {
      summary: "Ask us to check that you act for a company",
      description:
        "An agency sends `licence` and `principals` too. `files` holds the `url` of up to five uploaded documents. `answer` answers our question, if we have one on this company. At most 10 requests a day.",
      answer: gives("The company and the state of its check.", OwnMandate, 201),
      fails: ["mandateRequestOpen", "mandateQuestionClosed", "mandateNotEnding", "tooManyMandateRequests"],
    },
    "POST apiMandateCode": {
      summary: "Enter the code that we mailed to your company's domain",
      answer: gives("It is confirmed.", Done),
      fails: ["mandateRequestNotFound", "domainCodeWrong"],
    },
  }),
  ...inGroup("Administrator", {
    "GET apiAdminMandates": {
      summary: "Requests of employers that nobody decided on",
      paged: { most: 100 },
      answer: givesList("The requests, oldest first.", WaitingRequest),
    },
    "POST apiAdminMandateDecision": {
      summary: "Check or refuse a request, or ask the employer about it",
      description:
        "A check needs `mailbox`, `register` and one of `domainCode` and `call` in `done`; an agency's also needs `licence` and `letters`. It ends after 12 months or with the licence. The other decisions need a `reason`, which we email to the employer.",
      answer: gives("What was decided.", Decided),
      fails: [
        "mandateRequestNotFound",
        "mandateDecided",
        "mandateProofMissing",
        "mandateLicenceEnded",
        "mailboxUnconfirmed",
      ],
    },
    "POST apiAdminMandateCode": {
      summary: "Mail a code to an address on the company's domain",
      answer: gives("It is on its way.", Done),
      fails: ["mandateRequestNotFound", "mandateDecided", "tooManyCodes"],
    },
  }),
};
