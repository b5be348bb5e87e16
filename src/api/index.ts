import { Hono } from "hono";
import type { Env } from "../env.ts";
import { adminSession } from "./accounts/admin-session.ts";
import { auth } from "./accounts/auth.ts";
import { newsletter } from "./alerts/newsletter.ts";
import { adminApplications } from "./applications/admin-applications.ts";
import { adminGeneralApplications } from "./applications/admin-general-applications.ts";
import { employerMessages } from "./applications/employer-messages.ts";
import { interviews } from "./applications/interviews.ts";
import { jobOffers } from "./applications/job-offers.ts";
import { applications } from "./applying/applications.ts";
import { draft } from "./applying/draft.ts";
import { objects } from "./applying/objects.ts";
import { seeding } from "./dataset/seeding.ts";
import { adminEmployers } from "./employers/admin-employers.ts";
import { adminMandates } from "./employers/admin-mandates.ts";
import { employer } from "./employers/employer.ts";
import { employerMandates } from "./employers/employer-mandates.ts";
import { jobs } from "./jobs/jobs.ts";
import { partners } from "./jobs/partners.ts";
import { payments } from "./payments/payments.ts";
import { stripe } from "./payments/stripe.ts";
import { reviews } from "./reviews/reviews.ts";

/** Every call, all of them below `/api`. */
export const api = new Hono<Env>()
  .route("/", jobs)
  .route("/", partners)
  .route("/", draft)
  .route("/", objects)
  .route("/", payments)
  .route("/", applications)
  .route("/", reviews)
  .route("/", newsletter)
  .route("/", stripe)
  .route("/", auth)
  .route("/", employer)
  .route("/", employerMandates)
  .route("/", interviews)
  .route("/", jobOffers)
  .route("/", employerMessages)
  .route("/", adminSession)
  .route("/", adminApplications)
  .route("/", adminGeneralApplications)
  .route("/", adminEmployers)
  .route("/", adminMandates)
  .route("/", seeding);

export type Api = typeof api;
