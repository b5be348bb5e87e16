/** Why a general application cannot be placed or answered, and why a job offer cannot be answered. */
export const placementFailures = {
  applicationHasJob: [
    409,
    "This application is for a job already. Only its employer can answer it, and it cannot be placed.",
  ],
  placementRejected: [409, "You rejected this application. Change its status before you offer a job."],
  placementJobClosed: [
    409,
    "You cannot offer this job. It is closed, or its employer is not checked. Please choose another one.",
  ],
  placementApplied: [409, "The candidate has applied for this job already. Please choose another one."],
  placementRefused: [409, "The candidate said no to this job. Please choose another one."],
  placementsFull: [409, "You have offered this candidate ten jobs already. You cannot offer another one."],
  placementNotFound: [404, "We could not find this job offer."],
  placementGone: [409, "You can no longer answer, because this job is closed now. Nothing was changed."],
  placementOver: [
    409,
    "You can no longer answer, because this application is closed now. Nothing was changed.",
  ],
  placementAnswered: [409, "You have answered this already, so nothing was changed. Please write to us."],
  placementAppliedBefore: [
    409,
    "You have applied for this job already, so nothing was sent again. One application is enough.",
  ],
} as const;
