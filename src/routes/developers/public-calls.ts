import * as z from "zod/mini";
import { Application } from "../../shared/application.ts";
import { browseSectors } from "../../shared/sectors.ts";
import { CompletedApplication, Partner, PublishedReview, Statistics, Vacancy } from "./answers.ts";
import type { Call, Parameter } from "./call.ts";

const newest = "The matching vacancies that are open, newest first.";

const filters: Parameter[] = [
  {
    name: "search",
    description: "Words of title or company: whole, beginnings or parts of them, in any case and accent.",
  },
  { name: "country", description: "The country's name, in any case." },
  { name: "sector", description: "A sector's slug or its label.", values: browseSectors },
  {
    name: "experienceLevel",
    description: "The words of postings and of the browse page are both taken.",
    values: ["labor", "entry", "mid", "professional", "senior"],
  },
];

const done = z.object({ success: z.literal(true) });

/** What anybody may call. */
export const publicCalls: Record<string, Call> = {
  "GET /api/jobs/stats": {
    group: "Vacancies",
    summary: "Totals over open vacancies",
    answer: { status: 200, description: "The totals.", schema: Statistics },
  },
  "GET /api/jobs/filter": {
    group: "Vacancies",
    summary: "Find open vacancies",
    query: filters,
    paged: { most: 5000 },
    answer: { status: 200, description: newest, schema: Vacancy, list: true },
  },
  "GET /api/jobs/country/:country": {
    group: "Vacancies",
    summary: "Open vacancies in a country",
    paged: { most: 5000 },
    answer: {
      status: 200,
      description: `${newest} An unknown country has none.`,
      schema: Vacancy,
      list: true,
    },
  },
  "GET /api/jobs/:id": {
    group: "Vacancies",
    summary: "A vacancy, open or closed",
    answer: { status: 200, description: "The vacancy.", schema: Vacancy },
    fails: ["jobNotFound"],
  },
  "GET /api/partners/stats": {
    group: "Vacancies",
    summary: "Partner companies and what each has open",
    paged: { most: 1000 },
    answer: { status: 200, description: "One item for each company.", schema: Partner, list: true },
  },

  "PUT /api/draft": {
    group: "Applying",
    summary: "Keep what was typed so far",
    description:
      "Right or not yet: only its size is looked at. What is not named stays as it is. Who names the draft that an earlier answer gave is told when that one was continued in another browser.",
    browser: true,
    answer: {
      status: 200,
      description: "It is kept.",
      schema: z.object({ saved: z.literal(true), draft: z.uuid() }),
    },
    fails: ["draftMoved", "sentBefore"],
  },
  "DELETE /api/draft": {
    group: "Applying",
    summary: "Throw the draft away",
    browser: true,
    answer: { status: 200, description: "There is no draft any more.", schema: done },
  },
  "POST /api/objects/upload": {
    group: "Applying",
    summary: "Ask for a place to put a document",
    description: "For 15 minutes and one document, which only this browser's application can name.",
    browser: true,
    answer: {
      status: 200,
      description: "Where the document is to be put.",
      schema: z.object({ uploadURL: z.string() }),
    },
  },
  "PUT /uploads/:id": {
    group: "Applying",
    summary: "Put a document there",
    description:
      "The address with all its parameters is the one that was given. The same bytes again are answered the same; other bytes are refused.",
    rawBody: {
      type: "application/octet-stream",
      description:
        "The file: PDF, Word, JPG or PNG, 10 MB at most. It is known by its content, not by its name.",
    },
    answer: {
      status: 200,
      description: "It is stored. The application names it by `url`.",
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
      "tooManyRequests",
      "tooManyBytes",
      "uploadsBusy",
      "filesAway",
      "filesFull",
    ],
  },
  "POST /api/create-payment-intent": {
    group: "Applying",
    summary: "Begin the payment",
    description:
      "With the application's fields, all of them right, or with none: then the browser's draft is paid for. With `draft`, the id that saving it answered, it is refused once that one was sent. Amount and currency are the site's own.",
    body: z.extend(z.partial(Application), { draft: z.optional(z.string()) }),
    browser: true,
    answer: {
      status: 200,
      description:
        "What the payment form needs. Without a fee the secret is null: send the application right away.",
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
      "Only where the built-in test gateway serves. A card that asks for a confirmation is sent again with `confirm`.",
    answer: {
      status: 200,
      description: "What became of it.",
      schema: z.object({ status: z.enum(["succeeded", "requires_payment_method", "requires_action"]) }),
    },
    fails: ["testPaymentsOff", "paymentUnknown"],
  },
  "POST /api/applications": {
    group: "Applying",
    summary: "Send an application",
    description: "The browser's draft becomes the application. Sent again, it is answered with the same id.",
    browser: true,
    answer: { status: 201, description: "It is sent.", schema: z.object({ id: z.uuid() }) },
    fails: ["jobClosed", "samplesNotPayable"],
  },
  "POST /api/applications/:id/complete-payment": {
    group: "Applying",
    summary: "Tie a payment to its application",
    description: "The provider is asked whether it was paid. Repeats are answered the same.",
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
      description: "It is dealt with.",
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
      "The address gets a link to confirm; new vacancies then come once a week, when there are any. The answer is the same whether it is known or not.",
    answer: { status: 202, description: "It was taken.", schema: done },
  },
};
