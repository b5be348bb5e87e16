import { open, type Rows } from "./role-row.ts";

/** Programs such as search engines and health checks read these. */
export const programRoles = {
  "GET health": open(200),
  "GET readiness": open(200),
  "GET robots": open(200),
  "GET sitemap": open(200),
  "GET sitemapPages": open(200),
  "GET sitemapJobs": open(200),
  "GET feed": open(200),
  "GET suggestions": open(200),
  "GET securityText": open(200),
  "GET speculationRules": open(200),
} satisfies Rows;
