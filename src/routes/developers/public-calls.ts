import * as z from "zod/mini";
import { Application } from "../../shared/applying/application.ts";
import { browseSectors } from "../../shared/jobs/sectors.ts";
import { CompletedApplication, Partner, PublishedReview, Statistics, Vacancy } from "./answers.ts";
import type { Call, Parameter } from "./call.ts";

const newest = "The matching jobs that are open, newest first.";

const filters: Parameter[] = [
  {
    name: "search",
    description: "Words of title or company: whole, beginnings or parts of them, in any case and accent.",
  },
  { name: "country", description: "The country's name, in any case." },
  { name: "sector", description: "A sector's slug or its label.", values: browseSectors },
  {
    name: "experienceLevel",
    description: "It takes the words of postings and of the browse page.",
    values: ["labor", "entry", "mid", "professional", "senior"],
  },
];

const done = z.object({ success: z.literal(true) });

/** What anybody may call. */
export const publicCalls: Record<string, Call> = {
  "GET /api/jobs/stats": {
    group: "Jobs",
    summary: "Totals over open jobs",
    answer: { status: 200, description: "The totals.", schema: Statistics },
  },
  "GET /api/jobs/filter": {
    group: "Jobs",
    summary: "Find open jobs",
    query: filters,
    paged: { most: 5000 },
    answer: { status: 200, description: newest, schema: Vacancy, list: true },
  },
  "GET /api/jobs/country/:country": {
    group: "Jobs",
    summary: "Open jobs in a country",
    paged: { most: 5000 },
    answer: {
      status: 200,
      description: `${newest} An unknown country has none.`,
      schema: Vacancy,
      list: true,
    },
  },
  "GET /api/jobs/:id": {
    group: "Jobs",
    summary: "A job, open or closed",
    answer: { status: 200, description: "The job.", schema: Vacancy },
    fails: ["jobNotFound"],
  },
  "GET /api/partners/stats": {
    group: "Jobs",
    summary: "Partner companies and the jobs that each has open",
    paged: { most: 1000 },
    answer: { status: 200, description: "One item for each company.", schema: Partner, list: true },
  },

  "PUT /api/draft": {
    group: "Applying",
    summary: "Save what was typed so far",
    description:
      "The values may still be wrong: only their size is checked. Fields that you do not send stay as they are. If you send `draft`, the id from an earlier answer, the call fails once that draft was continued in another browser.",
    browser: true,
    answer: {
      status: 200,
      description: "It is saved.",
      schema: z.object({ saved: z.literal(true), draft: z.uuid() }),
    },
    fails: ["draftMoved", "sentBefore"],
  },
  "DELETE /api/draft": {
    group: "Applying",
    summary: "Delete the draft",
    browser: true,
    answer: { status: 200, description: "There is no draft any more.", schema: done },
  },
  "POST /api/objects/upload": {
    group: "Applying",
    summary: "Ask for a place to put a document",
    description:
      "The address works for 15 minutes and one document. Only this browser's application can use the document.",
    browser: true,
    answer: {
      status: 200,
      description: "The address for the document.",
      schema: z.object({ uploadURL: z.string() }),
    },
  },
  "PUT /uploads/:id": {
    group: "Applying",
    summary: "Upload a document",
    description:
      "Use the whole address from the call above. The same bytes again get the same answer. Other bytes are refused.",
    rawBody: {
      type: "application/octet-stream",
      description:
        "The file: PDF, Word, JPG or PNG, 10 MB at most. The content decides the type, not the name.",
    },
    answer: {
      status: 200,
      description: "It is stored. Send its `url` with the application.",
      schema: z.object({
        url: z.string(),
        type: z.enum(["pdf", "doc", "docx", "jpg", "png"]),
        bytes: z.int(),
      }),
    },
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
  "POST /api/create-payment-intent": {
    group: "Applying",
    summary: "Start the payment",
    description:
      "Send all fields of the application, all of them valid, or none to pay for the browser's draft. If you send `draft`, the id of the saved draft, the call fails once that draft was sent. The site sets amount and currency.",
    body: z.extend(z.partial(Application), { draft: z.optional(z.string()) }),
    browser: true,
    answer: {
      status: 200,
      description:
        "What the payment form needs. Without a fee the secret is null: send the application at once.",
      schema: z.object({
        clientSecret: z.nullable(z.string()),
        fee: z.int(),
        state: z.optional(z.enum(["paid", "processing"])),
      }),
    },
    fails: ["jobClosed", "samplesNotPayable", "appliedBefore", "sentBefore", "paymentsAway"],
  },
  "POST /api/test-payments/confirm": {
    group: "Applying",
    summary: "Pay with a test card",
    description:
      "Only where the built-in test gateway is on. If a card asks for a confirmation, send it again with `confirm`.",
    answer: {
      status: 200,
      description: "The result.",
      schema: z.object({ status: z.enum(["succeeded", "requires_payment_method", "requires_action"]) }),
    },
    fails: ["testPaymentsOff", "paymentUnknown"],
  },
  "POST /api/applications": {
    group: "Applying",
    summary: "Send an application",
    description: "The browser's draft becomes the application. A repeat gets the same id.",
    browser: true,
    answer: { status: 201, description: "It is sent.", schema: z.object({ id: z.uuid() }) },
    fails: ["jobClosed", "samplesNotPayable"],
  },
  "POST /api/applications/:id/complete-payment": {
    group: "Applying",
    summary: "Tie a payment to its application",
    description: "The site asks the provider if it was paid. A repeat gets the same answer.",
    answer: { status: 200, description: "It is paid.", schema: CompletedApplication },
    fails: [
      "paymentNotComplete",
      "paymentWrongAmount",
      "applicationNotFound",
      "paymentUnknown",
      "paymentOfAnother",
      "paymentsAway",
    ],
  },
  "POST /api/stripe/webhook": {
    group: "Applying",
    summary: "For the payment provider's events",
    rawBody: { type: "application/json", description: "An event, signed by `Stripe-Signature`." },
    answer: {
      status: 200,
      description: "It is processed.",
      schema: z.object({ received: z.literal(true) }),
    },
    fails: ["badRequest", "notFound", "tooLarge"],
  },

  "GET /api/reviews": {
    group: "Reviews",
    summary: "Candidates' reviews",
    paged: { most: 1000 },
    answer: { status: 200, description: "The reviews, newest first.", schema: PublishedReview, list: true },
  },
  "POST /api/reviews": {
    group: "Reviews",
    summary: "Write a review",
    answer: { status: 201, description: "It is published.", schema: PublishedReview },
  },

  "POST /api/newsletter": {
    group: "Newsletter",
    summary: "Ask for the newsletter",
    description:
      "We email a link to confirm. After that we email new jobs, at most once a week. The answer is the same whether we know the address or not.",
    answer: { status: 202, description: "It is accepted.", schema: done },
  },
};
