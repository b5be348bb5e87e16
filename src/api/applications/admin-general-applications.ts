import { Hono } from "hono";
import { changeGeneralStatus } from "../../domain/applications/change-general-status.ts";
import { offerPlacement } from "../../domain/applications/placements/offer-placement.ts";
import type { Env } from "../../env.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { StatusChange } from "../../shared/applications/application-status.ts";
import { PlacementOffer, viewPlacement } from "../../shared/applications/placement.ts";

/** The administrator answers applications for no job in particular. */
export const adminGeneralApplications = new Hono<Env>()
  .post(
    routes.apiAdminPlacement.path,
    idIn("id", "applicationNotFound"),
    ...validJson(PlacementOffer),
    async (c) => {
      const { jobId } = c.req.valid("json");
      return c.json(viewPlacement(await offerPlacement(c.env, c.req.param("id"), jobId)), 201);
    },
  )
  .patch(
    routes.apiAdminGeneralStatus.path,
    idIn("id", "applicationNotFound"),
    ...validJson(StatusChange),
    async (c) => c.json(await changeGeneralStatus(c.env, c.req.param("id"), c.req.valid("json").status)),
  );
