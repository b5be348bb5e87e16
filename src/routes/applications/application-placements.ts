import { type Context, Hono } from "hono";
import { findPlacement } from "../../db/applications/placements.ts";
import { newTrackingLink } from "../../domain/applications/application-link.ts";
import { answerPlacement } from "../../domain/applications/placements/answer-placement.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { formOrJson, wantsJson } from "../../middleware/applications/form-or-json.ts";
import { type FormState, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { PlacementAnswer, viewPlacement } from "../../shared/applications/placement.ts";
import { isUuid } from "../../shared/uuid.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** The candidate answers a job offer. A browser comes back to the own page, and a program gets JSON. */
export const applicationPlacements = new Hono<Env>()
  .post(routes.applicationPlacement.path, formOrJson(ownPage), rateLimit, async (c) => {
    const { token, placementId: id } = c.req.param();
    const applicationId = await linkedId(c);
    const { answer } = validForm(c, PlacementAnswer);
    const placement = await answerPlacement(c.env, { applicationId, id }, answer);
    if (wantsJson(c)) return c.json(viewPlacement(placement));
    return c.redirect(`${c.var.linkTo(routes.application, { token })}#placements`, 303);
  })
  // The new link works for a day, so nobody can turn an old link into a lasting one.
  .post(routes.applicationPlaced.path, rateLimit, async (c) => {
    const { sql, clock } = c.env;
    const applicationId = await linkedId(c);
    const id = c.req.param("placementId");
    const placement = isUuid(id) ? await findPlacement(sql, applicationId, id) : undefined;
    const madeId = placement?.madeId ?? fail("placementNotFound");
    return c.redirect(await newTrackingLink(sql, c.var.linkTo, madeId, clock()), 303);
  });

function ownPage(c: Context<Env>, { issues, refusal }: FormState) {
  const problem = issues[0]?.message ?? refusal?.message;
  const id = c.req.param("placementId") ?? "";
  return renderOwnApplication(c, c.req.param("token") ?? "", { placement: { id, problem } });
}
