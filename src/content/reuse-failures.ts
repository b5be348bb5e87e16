/** Refusals of using the answers of a sent application again. */
export const reuseFailures = {
  draftHere: [409, "You can have one unfinished application in this browser. Nothing has changed yet."],
  paidDraftHere: [
    409,
    "This browser has an application that you have paid for and that is not sent yet. Please complete it first. Nothing was changed.",
  ],
  applicationDeleted: [410, "This application was deleted, so its answers are gone. Please begin a new one."],
  answersUnreadable: [
    409,
    "We cannot open the answers of this application, because their encryption key is missing. So they cannot be used again. Please begin a new application, or write to us.",
  ],
} as const;
