/** Reminders of what ends: a draft, and the papers of an open application. */
export const reminderWords = {
  "emails.draftReminder.subject": "Finish your application: we delete it in {days}",
  "emails.draftReminder.body":
    "To keep your application, open this link and choose “Continue here”. You have not sent it, and we delete it, with its documents, in {days}. The link works once:",

  "emails.passportEnding.subject": "Your passport expires soon: application {reference}",
  "emails.passportEnding.subject.job": "{title}, {company}: your passport expires soon",
  "emails.passportEnding.body":
    "The passport in your application for {position} expires within {days}. Employers need a valid one to bring you into their country.",
  "emails.passportEnding.what":
    "When you have a new passport, please open your application's page. Give its number, its date and a copy there:",

  "emails.certificateEnding.subject": "A certificate expires soon: application {reference}",
  "emails.certificateEnding.subject.job": "{title}, {company}: a certificate expires soon",
  "emails.papersEnding.subject": "Papers expire soon: application {reference}",
  "emails.papersEnding.subject.job": "{title}, {company}: papers expire soon",
  "emails.papersEnding.body": "In your application for {position}, this expires soon:",
  "emails.papersEnding.within": "Expires within {days}",
  "emails.papersEnding.on": "Expires on {date}",
  "emails.papersEnding.passport": "Passport",
  "emails.papersEnding.what":
    "When you have a new one, please put it on your application's page. You can also correct a certificate's date there:",

  "passportEnding.title": "Your passport expires on {date}",
  "passportEnding.text":
    "Employers need a valid one to bring you into their country. When you have a new passport, put it in the place of the old one. Employers who read your application see that you did.",
  "passportEnding.expired": "Your passport expired on {date}",
  "passportEnding.renew": "I have a new passport",
  "passportEnding.copy.hint": "{types}, at most 10 MB. It replaces the copy that you sent before.",
  "passportEnding.copy.missing": "Choose the copy of your new passport",
  "passportEnding.submit": "Replace my passport",
  "passportEnding.done": "Your new passport has replaced the old one in this application.",
  "passportEnding.not":
    "Your passport is valid for more than 60 days. You can replace it in its last 60 days.",

  "certificates.validUntil": "valid until {date}",
  "certificates.expiredOn": "expired on {date}",
  "certificateDates.title": "Until when your certificates are valid",
  "certificateDates.text":
    "Give the last day of each certificate that has one. The employer of your job sees it.",
  "certificateDates.text.us":
    "Give the last day of each certificate that has one. We see it with your documents.",
  "certificateDates.mail": "We email you 60 and 14 days before.",
  "certificateDates.label": "{document}: valid until",
  "certificateDates.submit": "Save dates",
  "certificateDates.done": "We have saved these dates.",
} as const;
