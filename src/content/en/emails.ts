export const emailWords = {
  "emails.greeting": "Dear {name},",
  "emails.sign": "Kind regards\n{site}",
  "emails.applicationReceived.subject": "We received your application {reference}",
  "emails.applicationReceived.body":
    "We received your application for the position {position}. Your reference is {reference}: please keep it, and quote it if you write to us.",
  "emails.applicationReceived.next":
    "What happens next: our team reviews your application within {time}. Qualified candidates are contacted for interviews. Please check your e-mail for updates.",
  "emails.applicationReceived.limits":
    "Please remember that the fee pays for handling the application. It does not buy a job, an interview or a visa.",
  "emails.newsletter.subject": "Please confirm your newsletter sign-up",
  "emails.newsletter.body":
    "Somebody, most likely you, asked for the {site} newsletter with new vacancies at this address. Open this link to confirm:",
  "emails.newsletter.ignore": "If it was not you, do nothing: you will not be subscribed.",
  "emails.reset.subject": "Set a new password",
  "emails.reset.body": "Open this link within an hour to set a new password. It works once:",
  "emails.reset.ignore": "If you did not ask for it, do nothing: your password stays as it is.",
} as const;
