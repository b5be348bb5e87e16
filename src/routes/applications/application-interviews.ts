import { type Context, Hono } from "hono";
import { answerInterview } from "../../domain/applications/interviews/answer-interview.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { refusalWith } from "../../middleware/failures.tsx";
import { readFields, wantsPage } from "../../middleware/form-or-json.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { InterviewAnswer, viewInterview } from "../../shared/applications/interview.ts";
import { issuesOf } from "../../shared/issues.ts";
import { linkedId, renderOwnApplication } from "./application-page.tsx";

/** The candidate answers an interview. A browser sees the own page, and a program gets JSON. */
export const applicationInterviews = new Hono<Env>().post(
  routes.applicationInterview.path,
  rateLimit,
  async (c) => {
    const { token, interviewId: id } = c.req.param();
    try {
      const answer = await readAnswer(c);
      const interview = await answerInterview(c.env, { applicationId: await linkedId(c), id }, answer);
      if (!wantsPage(c)) return c.json(viewInterview(interview));
      const saved = answer.show ? {} : { interview: id };
      return c.redirect(`${c.var.linkTo(routes.application, { token, ...saved })}#interviews`, 303);
    } catch (error) {
      if (!wantsPage(c)) throw error;
      const { status, message, issues = [] } = refusalWith(400, 409)(error);
      c.status(status);
      return renderOwnApplication(c, token, {}, { id, problem: issues[0]?.message ?? message });
    }
  },
);

async function readAnswer(c: Context<Env>): Promise<InterviewAnswer> {
  const fields = Object.entries(await readFields(c)).filter(([, value]) => value !== "");
  const answer = InterviewAnswer.safeParse(Object.fromEntries(fields));
  return answer.success ? answer.data : fail("invalidInput", { issues: issuesOf(answer.error) });
}
