export const emailWords = {
  "emails.greeting": "Dear {name},",
  "emails.position": "{title} at {company}",
  "emails.follow":
    "To see your application, enter its reference and this email address here. We then mail you a code that opens its page:",
  "emails.sign": "Kind regards\n{site}",
  "emails.applicationReceived.subject": "We received your application {reference}",
  "emails.applicationReceived.body":
    "We received your application for the position {position}. Your reference is {reference}: please keep it, and quote it if you write to us.",
  "emails.applicationReceived.next":
    "What happens next: our team reviews your application within {time}. Qualified candidates are contacted for interviews. Please check your email for updates.",
  "emails.applicationReceived.link":
    "Your application has a page of its own. It shows the status, what you sent and the receipt:",
  "emails.applicationReceived.keep":
    "Whoever has this link can read the application, so please do not pass it on.",
  "emails.applicationReceived.passport":
    "You sent it with the passport number that ends in {ending}. To protect you, we never write it out in full.",
  "emails.applicationReceived.limits":
    "Please remember that the fee pays for handling the application. It does not buy a job, an interview or a visa.",
  "emails.refund.subject": "We refunded the fee of your application {reference}",
  "emails.refund.body": "We refunded the fee of {fee} for your application {reference}, in full.",
  "emails.refund.reason": "The reason: {reason}",
  "emails.refund.bank":
    "The money goes back the way you paid. It can take up to ten days until your bank shows it.",
  "emails.refundFailed.subject": "The refund for your application {reference} did not arrive",
  "emails.refundFailed.body":
    "We wrote to you that the fee of {fee} for your application {reference} was refunded. Your bank or the payment provider has refused that refund since, so the money is still with us, and not lost.",
  "emails.refundFailed.next":
    "We refund it again, and write to you once that is done. If the card or account that you paid with is closed, please write to {contact}, so that it can reach you another way.",
  "emails.newsletter.subject": "Please confirm your newsletter sign-up",
  "emails.newsletter.body":
    "Somebody, most likely you, asked for the {site} newsletter at this address: new vacancies, once a week when there are any. Open this link to confirm:",
  "emails.newsletter.ignore":
    "If it was not you, do nothing: you will not be subscribed, and the address is forgotten after seven days.",
  "emails.newsletter.leave":
    "To leave the newsletter later, or to have this address forgotten, open this link:",
  "emails.reset.subject": "Set a new password",
  "emails.reset.body": "Open this link within an hour to set a new password. It works once:",
  "emails.reset.ignore": "If you did not ask for it, do nothing: your password stays as it is.",
  "emails.status.subject": "Your application {reference}: {status}",
  "emails.status.body":
    "The employer changed the status of your application for the position {position} (reference {reference}). It is now: {status}.",
  "emails.erasure.subject": "Confirm that your application {reference} is to be erased",
  "emails.erasure.body":
    "Somebody, most likely you, asked on its page to erase your application {reference}. Open this link and confirm there. It works for 24 hours:",
  "emails.erasure.limits":
    "Your answers and documents are then gone for good. What our books need stays, without your name.",
  "emails.erasure.fee": "The fee is not given back.",
  "emails.erasure.ignore": "If it was not you, do nothing: your application stays as it is.",
  "emails.newApplications.subject.one": "A new application for your vacancies",
  "emails.newApplications.subject.other": "{n} new applications for your vacancies",
  "emails.newApplications.body.one": "A new application has come in. You find it on your dashboard:",
  "emails.newApplications.body.other": "{n} new applications have come in. You find them on your dashboard:",
} as const;
