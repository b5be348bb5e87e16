import * as z from "zod/mini";
import { Application } from "../../shared/applying/application.ts";
import { certificates } from "../../shared/jobs/certificates.ts";
import { visas } from "../../shared/jobs/job-facts.ts";
import { jobSorts } from "../../shared/jobs/job-filter.ts";
import { browseSectors } from "../../shared/jobs/sectors.ts";
import {
  CompletedApplication,
  Done,
  JobAnswer,
  JobSearch,
  Partner,
  SavedDraft,
  Statistics,
} from "./answers.ts";
import { type Calls, gives, givesList, inGroup, type Parameter } from "./call.ts";
import { PublishedReview } from "./review-answers.ts";

const newest = "The matching jobs that are open, newest first. With `search`, the best match is first.";

const filters: Parameter[] = [
  {
    name: "search",
    description:
      "What is looked for: trades, skills, certificates, companies, places. It takes `-word`, `or` and pay (`welder 3000`). Words in quotes must be next to each other, in this order.",
  },
  { name: "country", description: "The country's name, in any case." },
  { name: "sector", description: "A sector's slug or its label.", values: browseSectors },
  {
    name: "experienceLevel",
    description: "It takes the words of postings and of the browse page.",
    values: ["labor", "entry", "mid", "professional", "senior"],
  },
  {
    name: "salaryFrom",
    description:
      "Jobs that pay up to so much a month or more, in USD: 1 to 1,000,000. Another number finds nothing.",
  },
  { name: "postedWithin", description: "In days: 1 to 365. Another number finds nothing." },
  { name: "housing", description: "`1`: jobs whose employer states that it provides housing." },
  { name: "flights", description: "`1`: jobs whose employer states that it pays for flights." },
  { name: "visa", description: "Who pays for the visa, if the job states it.", values: visas },
  {
    name: "certificate",
    description: "A certificate that the job states. An unknown code finds nothing.",
    values: certificates,
  },
  {
    name: "contractUpTo",
    description:
      "Jobs that state a contract of at most so many months: 1 to 60. Another number finds nothing.",
  },
  {
    name: "sort",
    description:
      "With `search`, the usual order is relevance, else newest first. An unknown order is the usual one.",
    values: jobSorts,
  },
  { name: "exact", description: "`1`: the words of `search` are not corrected." },
];

/** Anybody may make these calls. */
export const publicCalls: Calls = {
  ...inGroup("Jobs", {
    "GET apiJobStats": {
      summary: "Totals over open jobs",
      answer: gives("The totals.", Statistics),
    },
    "GET apiJobFilter": {
      summary: "Find open jobs",
      query: filters,
      paged: { most: 5000 },
      answer: givesList(newest, JobAnswer),
    },
    "GET apiJobSearch": {
      summary: "Find open jobs, and see how the words were read",
      description:
        "Send `next` as `cursor` for the next part of the list. The jobs are those of the call above. `filters` holds what the words name: an array if they name several, and a job of any of these countries is found. `notice` is a sentence if no open job is what was asked for, such as `No welder job is open in Norway.` `near` holds the ids of the listed jobs that are not what was asked for, but like it: then all of them.",
      query: filters,
      paged: { most: 5000 },
      answer: gives("The jobs, how many there are, and what was searched.", JobSearch),
    },
    "GET apiJobsInCountry": {
      summary: "Open jobs in a country",
      paged: { most: 5000 },
      answer: givesList(
        "The open jobs of the country, newest first. An unknown country has none.",
        JobAnswer,
      ),
    },
    "GET apiJob": {
      summary: "A job, open or closed",
      answer: gives("The job.", JobAnswer),
      fails: ["jobNotFound"],
    },
    "GET apiPartners": {
      summary: "Partner companies and the jobs that each has open",
      paged: { most: 1000 },
      answer: givesList("One item for each company.", Partner),
    },
  }),
  ...inGroup("Applying", {
    "PUT apiDraft": {
      summary: "Save what was typed so far",
      description:
        "The values may still be wrong: only their size is checked. Fields that you do not send stay as they are. If you send `draft`, the id from an earlier answer, the call fails once that draft was continued in another browser. The answer holds the whole draft. If you send `replaces`, the document that you know in a certificate's place, a file takes the next free place when another document is there by now.",
      browser: true,
      answer: gives("It is saved.", SavedDraft),
      fails: ["draftMoved", "sentBefore"],
    },
    "DELETE apiDraft": {
      summary: "Delete the draft",
      browser: true,
      answer: gives("There is no draft any more.", Done),
    },
    "POST apiUpload": {
      summary: "Ask for a place to put a document",
      description:
        "The address works for 15 minutes and one document. Only this browser's application can use the document.",
      browser: true,
      answer: gives("The address for the document.", z.object({ uploadURL: z.string() })),
    },
    "PUT upload": {
      summary: "Upload a document",
      description:
        "Use the whole address from the call above. The same bytes again get the same answer. Other bytes are refused.",
      rawBody: {
        type: "*/*",
        description:
          "The file: PDF, Word, JPG or PNG, 10 MB at most. The content decides the type, and no `Content-Type` does.",
      },
      answer: gives(
        "It is stored. Send its `url` with the application.",
        z.object({
          url: z.string(),
          type: z.enum(["pdf", "doc", "docx", "jpg", "png"]),
          bytes: z.int(),
        }),
      ),
      fails: [
        "fileEmpty",
        "linkExpired",
        "uploadExists",
        "fileTooLarge",
        "wrongFileType",
        "fileHeic",
        "filePdfLocked",
        "filePdfBroken",
        "filePdfLaunch",
        "fileWordLoads",
        "fileWordEmbeds",
        "filePictureHuge",
        "tooManyRequests",
        "tooManyBytes",
        "uploadsBusy",
        "filesAway",
        "filesFull",
      ],
    },
    "POST apiPaymentIntent": {
      summary: "Start the payment",
      description:
        "Send all fields of the application, all of them valid, or none to pay for the browser's draft. If you send `draft`, the id of the saved draft, the call fails once that draft was sent. The site sets amount and currency.",
      body: z.extend(z.partial(Application), { draft: z.optional(z.string()) }),
      browser: true,
      answer: gives(
        "What the payment form needs. Without a fee the secret is null: send the application at once.",
        z.object({
          clientSecret: z.nullable(z.string()),
          fee: z.int(),
          state: z.optional(z.enum(["paid", "processing"])),
        }),
      ),
      fails: ["jobClosed", "samplesNotPayable", "appliedBefore", "sentBefore", "paymentsAway"],
    },
    "POST apiTestPayment": {
      summary: "Pay with a test card",
      description:
        "Only where the built-in test gateway is on. If a card asks for a confirmation, send it again with `confirm`.",
      answer: gives(
        "The result.",
        z.object({ status: z.enum(["succeeded", "requires_payment_method", "requires_action"]) }),
      ),
      fails: ["testPaymentsOff", "paymentUnknown"],
    },
    "POST apiApplications": {
      summary: "Send an application",
      description: "The browser's draft becomes the application. A repeat gets the same id.",
      browser: true,
      answer: gives("It is sent.", z.object({ id: z.uuid() }), 201),
      fails: ["jobClosed", "samplesNotPayable"],
    },
    "POST apiCompletePayment": {
      summary: "Tie a payment to its application",
      description: "The site asks the provider if it was paid. A repeat gets the same answer.",
      answer: gives("It is paid.", CompletedApplication),
      fails: [
        "paymentNotComplete",
        "paymentWrongAmount",
        "applicationNotFound",
        "paymentUnknown",
        "paymentOfAnother",
        "paymentsAway",
      ],
    },
    "POST apiStripeWebhook": {
      summary: "For the payment provider's events",
      rawBody: { type: "application/json", description: "An event, signed by `Stripe-Signature`." },
      answer: gives("It is processed.", z.object({ received: z.literal(true) })),
      fails: ["badRequest", "notFound", "tooLarge"],
    },
  }),
  ...inGroup("Reviews", {
    "GET apiReviews": {
      summary: "Candidates' reviews",
      paged: { most: 1000 },
      answer: givesList("The reviews, newest first.", PublishedReview),
    },
    "POST apiReviews": {
      summary: "Write a review",
      answer: gives("It is published.", PublishedReview, 201),
    },
  }),
  ...inGroup("Newsletter", {
    "POST apiNewsletter": {
      summary: "Ask for the newsletter",
      description:
        "We email a link to confirm. After that we email new jobs, at most once a week. The answer is the same whether we know the address or not.",
      answer: gives("It is accepted.", Done, 202),
    },
  }),
};
