/** Reminders of what ends: a draft, and a passport of an open application. */
export const reminderWords = {
  "emails.draftReminder.subject": "We delete your unfinished application in {days} days",
  "emails.draftReminder.body":
    "Someone, probably you, began an application and has not sent it. We delete it, with its documents, in {days} days. To keep it, open it and choose 'Continue here'. The link works once:",
} as const;
