import { type Context, Hono } from "hono";
import { answerHire } from "../../domain/applications/offers/answer-hire.ts";
import { answerOffer } from "../../domain/applications/offers/answer-offer.ts";
import { findShownOffer } from "../../domain/applications/offers/list-shown-offers.ts";
import { openOfferDocument } from "../../domain/applications/offers/open-offer-document.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formOrJson, wantsJson } from "../../middleware/applications/form-or-json.ts";
import { sendDocument } from "../../middleware/applications/send-document.ts";
import { type FormState, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { HireAnswer, JobOfferAnswer, viewJobOffer } from "../../shared/applications/job-offer.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** The candidate answers an offer and confirms a hire. A browser comes back to the own page, a program gets JSON. */
export const applicationOffer = new Hono<Env>()
  .post(routes.applicationOffer.path, formOrJson(ownPage("offer")), rateLimit, async (c) => {
    const { token } = c.req.param();
    const applicationId = await linkedId(c);
    const { id } = await answerOffer(c.env, applicationId, validForm(c, JobOfferAnswer));
    if (!wantsJson(c))
      return c.redirect(`${c.var.linkTo(routes.application, { token, answered: "offer" })}#offer`, 303);
    const shown = (await findShownOffer(c.env, applicationId, id)) ?? fail("offerNotFound");
    const document = c.var.linkTo(routes.applicationOfferDocument, { token, offerId: id });
    return c.json(viewJobOffer(shown, shown.documentId && document));
  })
  .get(routes.applicationOfferDocument.path, async (c) => {
    const applicationId = await linkedId(c);
    const { id, document } = await openOfferDocument(c.env, applicationId, {
      offerId: c.req.param("offerId"),
      isHead: c.req.method === "HEAD",
    });
    return sendDocument(c, id, document);
  })
  .post(routes.applicationHire.path, formOrJson(ownPage("hire")), rateLimit, async (c) => {
    const hire = await answerHire(c.env, await linkedId(c), validForm(c, HireAnswer));
    if (wantsJson(c))
      return c.json({ confirmedAt: hire.confirmedAt, answer: hire.confirmedAt ? "yes" : "no" });
    return c.redirect(`${c.var.linkTo(routes.application, { token: c.req.param("token") })}#hire`, 303);
  });

function ownPage(part: "offer" | "hire") {
  return (c: Context<Env>, { issues, refusal }: FormState) =>
    renderOwnApplication(c, c.req.param("token") ?? "", {
      offer: { part, problem: issues[0]?.message ?? refusal?.message },
    });
}
