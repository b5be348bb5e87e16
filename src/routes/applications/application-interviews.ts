import { type Context, Hono } from "hono";
import { answerInterview } from "../../domain/applications/interviews/answer-interview.ts";
import type { Env } from "../../env.ts";
import { formOrJson, wantsJson } from "../../middleware/applications/form-or-json.ts";
import { type FormState, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { InterviewAnswer, viewInterview } from "../../shared/applications/interview.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** The candidate answers an interview. A browser comes back to the own page, and a program gets JSON. */
export const applicationInterviews = new Hono<Env>().post(
  routes.applicationInterview.path,
  formOrJson(ownPage),
  rateLimit,
  async (c) => {
    const { token, interviewId: id } = c.req.param();
    const applicationId = await linkedId(c);
    // A list without a choice posts an empty text.
    const chosen = Object.entries(c.get("form")).filter(([, value]) => value !== "");
    c.set("form", Object.fromEntries(chosen));
    const answer = validForm(c, InterviewAnswer);
    const interview = await answerInterview(c.env, { applicationId, id }, answer);
    if (wantsJson(c)) return c.json(viewInterview(interview));
    const saved = answer.show ? {} : { interview: id };
    return c.redirect(`${c.var.linkTo(routes.application, { token, ...saved })}#interviews`, 303);
  },
);

function ownPage(c: Context<Env>, { values, issues, refusal }: FormState) {
  const problem = issues[0]?.message ?? refusal?.message;
  const id = c.req.param("interviewId") ?? "";
  return renderOwnApplication(c, c.req.param("token") ?? "", { interview: { id, problem, values } });
}
