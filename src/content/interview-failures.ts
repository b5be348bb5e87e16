/** Why an interview cannot be offered, moved or answered. */
export const interviewFailures = {
  interviewNotFound: [404, "Interview not found"],
  interviewRejected: [
    409,
    "You rejected this candidate, so you cannot offer an interview. Change the status first.",
  ],
  tooManyInterviewChanges: [
    429,
    "The interviews of this application have changed 20 times today. Please wait until tomorrow.",
  ],
  interviewsFull: [409, "This application has had ten interviews. Please move one of them, or write to us."],
  interviewCancelled: [409, "This interview was cancelled, so it cannot change any more."],
  interviewClosed: [
    409,
    "This application is closed to the employer, so its interviews cannot change any more.",
  ],
  interviewOver: [409, "This interview has begun already, so it cannot change any more."],
  slotGone: [409, "This time is not offered any more. Please choose one of the others."],
} as const;
