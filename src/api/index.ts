import { Hono } from "hono";
import type { Env } from "../env.ts";
import { adminApplications } from "./admin/applications.ts";
import { adminEmployers } from "./admin/employers.ts";
import { adminMandates } from "./admin/mandates.ts";
import { seeding } from "./admin/seeding.ts";
import { adminSession } from "./admin/session.ts";
import { applications } from "./applications.ts";
import { auth } from "./auth.ts";
import { draft } from "./draft.ts";
import { employer } from "./employer.ts";
import { employerMandates } from "./employer-mandates.ts";
import { jobs } from "./jobs.ts";
import { newsletter } from "./newsletter.ts";
import { objects } from "./objects.ts";
import { partners } from "./partners.ts";
import { payments } from "./payments.ts";
import { reviews } from "./reviews.ts";
import { stripe } from "./stripe.ts";

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
  .route("/", adminSession)
  .route("/", adminApplications)
  .route("/", adminEmployers)
  .route("/", adminMandates)
  .route("/", seeding);

export type Api = typeof api;
