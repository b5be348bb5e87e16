import type { Context } from "hono";
import type { Participant } from "../../domain/applications/conversation.ts";
import type { Env } from "../../env.ts";

/** The employer who is signed in, in the conversation that the address names. */
export const employerOf = (c: Context<Env>): Participant => ({
  side: "employer",
  applicationId: c.req.param("id") ?? "",
  employerId: c.get("user").id,
});
