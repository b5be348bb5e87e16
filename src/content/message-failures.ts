/** Refusals in the conversation of an application: the status, and the sentence that its reader sees. */
export const messageFailures = {
  messageNotFound: [404, "Message not found"],
  messageDecided: [
    409,
    "Someone has decided on this message already, so nothing was changed. The list shows the decision.",
  ],
  messagesWithdrawn: [
    409,
    "Nothing was sent: the candidate has withdrawn this application, so its conversation is closed.",
  ],
  messagesUnchecked: [
    409,
    "Nothing was sent: the employer cannot read messages about this job at present, so the conversation is closed.",
  ],
  messagesUnpaid: [
    409,
    "Nothing was sent: the fee of this application is not paid yet. The conversation opens as soon as it is.",
  ],
  messagesRefunded: [
    409,
    "Nothing was sent: we gave the fee of this application back, so its conversation is closed.",
  ],
  messagesOld: [
    409,
    "Nothing was sent: this job closed more than 180 days ago, so its conversations are closed.",
  ],
  messagesErased: [409, "Nothing was sent: the candidate has deleted this application."],
  messagesNone: [
    409,
    "Nothing was sent: no employer takes part in this application. Please write to us instead.",
  ],
  tooManyMessages: [
    429,
    "Nothing was sent: you have sent 60 messages about this application within an hour. Please wait a little and send it again.",
  ],
} as const;
