import type { Context } from "hono";
import type { Participant } from "../../domain/applications/conversation.ts";
import type { Env } from "../../env.ts";

export const employerOf = (c: Context<Env>): Participant => ({
  side: "employer",
  applicationId: c.req.param("id") ?? "",
  employerId: c.get("user").id,
});
