import { Hono } from "hono";
import { cancelInterview } from "../../domain/applications/interviews/cancel-interview.ts";
import { moveInterview, offerInterview } from "../../domain/applications/interviews/offer-interview.ts";
import type { Env } from "../../env.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { InterviewOffer, viewInterview } from "../../shared/applications/interview.ts";

/** Interviews of the employer's own candidates. */
export const interviews = new Hono<Env>()
  .post(
    routes.apiInterviews.path,
    idIn("id", "applicationNotFound"),
    rateLimit,
    ...validJson(InterviewOffer),
    async (c) => {
      const row = await offerInterview(c.env, c.get("user"), c.req.param("id"), c.req.valid("json"));
      return c.json(viewInterview(row), 201);
    },
  )
  .patch(
    routes.apiInterview.path,
    idIn("id", "applicationNotFound"),
    idIn("interviewId", "interviewNotFound"),
    rateLimit,
    ...validJson(InterviewOffer),
    async (c) => {
      const { id: applicationId, interviewId: id } = c.req.param();
      const row = await moveInterview(c.env, c.get("user"), { applicationId, id }, c.req.valid("json"));
      return c.json(viewInterview(row));
    },
  )
  .delete(
    routes.apiInterview.path,
    idIn("id", "applicationNotFound"),
    idIn("interviewId", "interviewNotFound"),
    rateLimit,
    async (c) => {
      const { id: applicationId, interviewId: id } = c.req.param();
      return c.json(viewInterview(await cancelInterview(c.env, c.get("user"), { applicationId, id })));
    },
  );
