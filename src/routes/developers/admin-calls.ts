import * as z from "zod/mini";
import { paymentBadges } from "../../shared/applications/admin-application.ts";
import { Account, EmployerOfAdministrator, MandateOfEmployer } from "./account-answers.ts";
import { ApplicationOfAdministrator, Done } from "./answers.ts";
import { type Calls, gives, givesList, inGroup } from "./call.ts";

/** These calls need the administrator's session or lead to it. */
export const adminCalls: Calls = {
  ...inGroup("Administrator", {
    "GET apiAdminEmployers": {
      summary: "Find employers",
      query: [{ name: "search", description: "Part of an email address, a name or a company." }],
      answer: givesList("At most 100 accounts, newest first.", EmployerOfAdministrator),
    },
    "PUT apiAdminMandate": {
      summary: "Record that an account acts for a company",
      answer: givesList("All mandates of the account.", MandateOfEmployer),
      fails: ["accountNotFound", "mailboxUnconfirmed"],
    },
    "DELETE apiAdminMandate": {
      summary: "Withdraw a mandate",
      description: "The account's jobs for the company and their applications are closed at once.",
      answer: givesList("All mandates of the account.", MandateOfEmployer),
      fails: ["accountNotFound"],
    },
    "POST apiAdminSuspension": {
      summary: "Suspend an account",
      description: "Its sessions end, its jobs are hidden, and the candidates of its jobs get an email.",
      answer: gives("The account.", Account),
      fails: ["accountNotFound"],
    },
    "DELETE apiAdminSuspension": {
      summary: "Lift a suspension",
      answer: gives("The account.", Account),
      fails: ["accountNotFound"],
    },
    "POST apiAdminLogin": {
      summary: "Sign in as administrator",
      description: "Wrong passwords are counted: 5 an address in a minute.",
      answer: gives(
        "A cookie holds the session.",
        z.object({ success: z.literal(true), message: z.string() }),
      ),
      refusal: {
        status: 401,
        description: "The password or the one-time code is wrong.",
        schema: z.object({ success: z.literal(false), message: z.string() }),
      },
      fails: ["tooManyGuesses"],
    },
    "GET apiAdminStatus": {
      summary: "If this browser is the administrator's",
      answer: gives("Yes or no.", z.object({ isAuthenticated: z.boolean() })),
    },
    "POST apiAdminLogout": {
      summary: "Sign out as administrator",
      answer: gives("The session is over.", Done),
    },
    "GET apiAdminApplications": {
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
      answer: givesList("The applications, newest first.", ApplicationOfAdministrator),
    },
    "POST apiAdminSeed": {
      summary: "Create the dataset's jobs",
      description: "A second run changes nothing and says so.",
      answer: {
        status: 200,
        description: "A line for each sector and a summary, as they come.",
        types: ["text/plain"],
      },
    },
  }),
};
