import { type Calls, gives, inGroup } from "./call.ts";
import { AnsweredApplication, PlacementOfApplication } from "./placement-answers.ts";

/** These calls belong to applications for no job in particular. */
export const placementCalls: Calls = inGroup("Administrator", {
  "POST apiAdminPlacement": {
    summary: "Offer a job to a general application",
    description:
      "The candidate gets an email and answers on the page of the application. A repeated call returns the same offer.",
    answer: gives("The offer.", PlacementOfApplication, 201),
    fails: [
      "applicationNotFound",
      "jobNotFound",
      "applicationHasJob",
      "applicationUnpaid",
      "applicationRefunded",
      "applicationWithdrawn",
      "applicationErased",
      "placementRejected",
      "placementJobClosed",
      "placementApplied",
      "placementRefused",
      "placementsFull",
    ],
  },
  "PATCH apiAdminGeneralStatus": {
    summary: "Set the status of a general application",
    description:
      "The candidate gets an email after ten minutes. Within them the earlier status takes the change back.",
    answer: gives("The status as it is now.", AnsweredApplication),
    fails: [
      "applicationNotFound",
      "applicationHasJob",
      "applicationUnpaid",
      "applicationRefunded",
      "applicationWithdrawn",
      "applicationErased",
    ],
  },
});
