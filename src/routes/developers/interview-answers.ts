import * as z from "zod/mini";
import { interviewStates } from "../../shared/applications/interview.ts";

export const InterviewOfApplication = z.object({
  id: z.uuid(),
  slots: z.array(z.iso.datetime()),
  chosen: z.nullable(z.iso.datetime()),
  state: z.enum(interviewStates),
});
