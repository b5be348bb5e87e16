import * as z from "zod/mini";
import { paymentBadges } from "../../shared/applications/admin-application.ts";
import {
  Account,
  ApplicationOfAdministrator,
  EmployerOfAdministrator,
  MandateOfEmployer,
} from "./answers.ts";
import type { Call } from "./call.ts";

const done = z.object({ success: z.literal(true) });

/** What needs the administrator's session, and the ways to it. */
export const adminCalls: Record<string, Call> = {
  "GET /api/admin/employers": {
    group: "Administrator",
    summary: "Find employers",
    query: [{ name: "search", description: "Part of an email address, a name or a company." }],
    answer: {
      status: 200,
      description: "At most 100 accounts, newest first.",
      schema: EmployerOfAdministrator,
      list: true,
    },
  },
  "PUT /api/admin/employers/:userId/mandate": {
    group: "Administrator",
    summary: "Record that an account acts for a company",
    answer: {
      status: 200,
      description: "All mandates of the account.",
      schema: MandateOfEmployer,
      list: true,
    },
    fails: ["accountNotFound", "mailboxUnconfirmed"],
  },
  "DELETE /api/admin/employers/:userId/mandate": {
    group: "Administrator",
    summary: "Withdraw a mandate",
    description: "The account's jobs for the company and their applications are closed at once.",
    answer: {
      status: 200,
      description: "All mandates of the account.",
      schema: MandateOfEmployer,
      list: true,
    },
    fails: ["accountNotFound"],
  },
  "POST /api/admin/employers/:userId/suspension": {
    group: "Administrator",
    summary: "Suspend an account",
    description: "Its sessions end, its jobs are hidden, and the candidates of its jobs get an email.",
    answer: { status: 200, description: "The account.", schema: Account },
    fails: ["accountNotFound"],
  },
  "DELETE /api/admin/employers/:userId/suspension": {
    group: "Administrator",
    summary: "Lift a suspension",
    answer: { status: 200, description: "The account.", schema: Account },
    fails: ["accountNotFound"],
  },
  "POST /api/admin/login": {
    group: "Administrator",
    summary: "Sign in as administrator",
    description:
      "A wrong password gets 401 and `success: false`. Wrong ones are counted: 5 an address in a minute.",
    answer: {
      status: 200,
      description: "A cookie holds the session.",
      schema: z.object({ success: z.literal(true), message: z.string() }),
    },
    fails: ["tooManyGuesses"],
  },
  "GET /api/admin/auth-status": {
    group: "Administrator",
    summary: "If this browser is the administrator's",
    answer: { status: 200, description: "Yes or no.", schema: z.object({ isAuthenticated: z.boolean() }) },
  },
  "POST /api/admin/logout": {
    group: "Administrator",
    summary: "Sign out as administrator",
    answer: { status: 200, description: "The session is over.", schema: done },
  },
  "GET /api/admin/applications": {
    group: "Administrator",
    summary: "All applications that were sent",
    query: [
      { name: "search", description: "Words of name or email address." },
      {
        name: "payment",
        description: "Only those with this payment status.",
        values: Object.keys(paymentBadges),
      },
    ],
    paged: { most: 500 },
    answer: {
      status: 200,
      description: "The applications, newest first.",
      schema: ApplicationOfAdministrator,
      list: true,
    },
  },
  "POST /api/admin/seed-production": {
    group: "Administrator",
    summary: "Create the dataset's jobs",
    description: "A second run changes nothing and says so.",
    answer: {
      status: 200,
      description: "A line for each sector and a summary, as they come.",
      type: "text/plain",
    },
  },
};
