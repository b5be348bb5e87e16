/** Reminders of what ends: a draft, and a passport of an open application. */
export const reminderWords = {
  "emails.draftReminder.subject": "We delete your unfinished application in {days} days",
  "emails.draftReminder.body":
    "Someone, probably you, began an application and has not sent it. We delete it, with its documents, in {days} days. To keep it, open it and choose 'Continue here'. The link works once:",

  "emails.passportEnding.subject": "Your passport expires soon: application {reference}",
  "emails.passportEnding.body":
    "The passport in your application for {position} (reference {reference}) expires within {days} days. Employers need a valid one to bring you into their country.",
  "emails.passportEnding.what":
    "When you have a new passport, please open your application's page. Add a copy there, and tell the employer:",

  "passportEnding.title": "Your passport expires on {date}",
  "passportEnding.text":
    "Employers need a valid one to bring you into their country. When you have a new passport, add a copy of it to your documents.",
  "passportEnding.add": "Add a copy",
  "passportEnding.write": "Write to the employer",
} as const;
