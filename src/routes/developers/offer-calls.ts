import * as z from "zod/mini";
import { jobOfferStates, payers } from "../../shared/applications/job-offer.ts";
import { instant } from "./answers.ts";
import { type Calls, gives, inGroup } from "./call.ts";

const JobOfferOfApplication = z.object({
  id: z.uuid(),
  state: z.enum(jobOfferStates),
  position: z.nullable(z.string()),
  salary: z.nullable(z.int()),
  startsOn: z.nullable(z.iso.date()),
  months: z.nullable(z.int()),
  visa: z.nullable(z.enum(payers)),
  flight: z.nullable(z.enum(payers)),
  note: z.nullable(z.string()),
  document: z.nullable(z.string()),
  createdAt: instant,
  endedAt: z.nullable(instant),
});

export const offerCalls: Calls = inGroup("Employers", {
  "POST apiOffer": {
    summary: "Make an offer",
    description:
      "Pay is in USD a month. `document` is the address of an upload of the same browser. We email the candidate a link, and the candidate accepts or declines on the own page. An application has one open offer. The same offer again answers the same.",
    answer: gives("The offer.", JobOfferOfApplication, 201),
    fails: [
      "applicationNotFound",
      "mandateMissing",
      "applicationErased",
      "applicationUnpaid",
      "offerOpen",
      "offerAccepted",
      "offerRejected",
      "offersFull",
    ],
  },
  "DELETE apiOffer": {
    summary: "Withdraw the open offer",
    answer: gives("The withdrawn offer. Repeated calls succeed, too.", JobOfferOfApplication),
    fails: ["applicationNotFound", "offerNotFound", "mandateMissing", "offerAccepted", "offerDeclined"],
  },
});
