import { adminCall, adminIn, adminPage, open, type Row, type Rows } from "./role-row.ts";

/** The application here has a job, so only its employer answers it. */
const ofApplication = (row: Row, anonymous: Row["answers"][0]): Row => ({
  ...row,
  of: { thing: "application", missing: [anonymous, anonymous, anonymous, anonymous, 404] },
});

export const placementRoles: Rows = {
  "POST apiAdminPlacement": ofApplication(adminCall(409, { json: { jobId: "none" } }), 401),
  "PATCH apiAdminGeneralStatus": ofApplication(adminCall(409, { json: { status: "accepted" } }), 401),
  "GET adminPlacement": ofApplication(adminPage(409), adminIn),
  "POST adminPlacement": ofApplication(adminPage(409, { form: { jobId: "none" } }), adminIn),
  "POST adminGeneralStatus": ofApplication(adminPage(409, { form: { status: "accepted" } }), adminIn),
  "GET adminGeneralStatus": adminPage("303 /admin/applications/ID/placement"),
  // The id is that of an offer, which no thing here is.
  "POST applicationPlacement": open(404, { form: { answer: "no" } }),
  "GET applicationPlacement": open("303 /application/ID"),
  "POST applicationPlaced": open(404),
  "GET applicationPlaced": open("303 /application/ID"),
};
