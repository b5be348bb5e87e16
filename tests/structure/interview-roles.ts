import { anInterview, anInterviewForm } from "../support/interviews.ts";
import { employerCall, employerPage, open, ownPage, type Rows } from "./role-row.ts";

export const interviewRoles: Rows = {
  "POST apiInterviews": {
    guard: "employer",
    answers: [401, 403, 201, 404, 401],
    unchecked: 403,
    of: { thing: "application", missing: [401, 403, 404, 404, 401] },
    json: anInterview(),
  },
  // The id is an interview's, which no thing here is.
  "PATCH apiInterview": employerCall(404, { json: anInterview() }),
  "DELETE apiInterview": employerCall(404),
  // The id is an interview's, which no thing here is.
  "POST applicationInterview": open(404, { form: { none: "1" } }),
  "GET applicationInterview": open("303 /application/ID"),
  "GET employerInterviews": ownPage("application", 200, { unchecked: 403 }),
  "POST employerInterviews": ownPage("application", "303 /employer/applications/ID/interviews", {
    form: anInterviewForm(),
    unchecked: 403,
  }),
  "POST employerInterview": employerPage(404, { form: anInterviewForm() }),
  "GET employerInterview": open("303 /employer/applications/ID/interviews"),
  "POST employerInterviewCancellation": employerPage(404, { form: {} }),
  "GET employerInterviewCancellation": open("303 /employer/applications/ID/interviews"),
};
