import { type Context, Hono } from "hono";
import type { JobOfferRow } from "../../db/applications/job-offers.ts";
import { findShownOffer } from "../../domain/applications/offers/list-shown-offers.ts";
import { makeOffer } from "../../domain/applications/offers/make-offer.ts";
import { withdrawOffer } from "../../domain/applications/offers/withdraw-offer.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { browserOf } from "../../middleware/browser.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { JobOffer, viewJobOffer } from "../../shared/applications/job-offer.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";

/** Employment offers to the employer's own candidates. */
export const jobOffers = new Hono<Env>()
  .post(
    routes.apiOffer.path,
    idIn("id", "applicationNotFound"),
    rateLimit,
    ...validJson(JobOffer),
    async (c) => {
      const row = await makeOffer(c.env, {
        employer: c.get("user"),
        applicationId: c.req.param("id"),
        offer: c.req.valid("json"),
        browserHash: (await browserOf(c)) ?? null,
      });
      return c.json(await view(c, row), 201);
    },
  )
  .delete(routes.apiOffer.path, idIn("id", "applicationNotFound"), rateLimit, async (c) =>
    c.json(await view(c, await withdrawOffer(c.env, c.get("user"), c.req.param("id")))),
  );

async function view(c: Context<Env>, { applicationId, id }: JobOfferRow) {
  const shown = (await findShownOffer(c.env, applicationId, id)) ?? fail("offerNotFound");
  return viewJobOffer(shown, shown.documentId && documentReference(shown.documentId));
}
