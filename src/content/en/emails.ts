export const emailWords = {
  "emails.greeting": "Dear {name},",
  "emails.hello": "Hello,",
  "emails.mailboxCode.subject": "Confirm your email address",
  "emails.mailboxCode.body":
    "Someone, probably you, opened an account on {site} with this email address. To confirm that the address is yours, sign in and enter this code:",
  "emails.mailboxCode.limits":
    "The code works for 24 hours. Only the newest one works. Until then we do not email this address about applications and jobs.",
  "emails.mailboxCode.ignore":
    "If this was not you, do nothing and tell nobody the code. Without it the address stays unconfirmed.",
  "emails.position": "{title} at {company}",
  "emails.anyPosition": "a job abroad",
  "emails.follow":
    "To see your application, open the page and enter this email address. The reference is filled in. We then email you a code, so that only the owner of this mailbox can read the application:",
  "emails.sign": "Kind regards\n{site}",
  "emails.action.application": "Open your application",
  "emails.action.follow": "Follow your application",
  "emails.action.document": "Send another file",
  "emails.action.draft": "Continue your application",
  "emails.action.erasure": "Confirm the deletion",
  "emails.action.password": "Set a new password",
  "emails.action.saved": "Open your saved jobs",
  "emails.action.job": "See the job",
  "emails.action.company": "Open your companies",
  "emails.action.dashboard": "Open your dashboard",
  "emails.action.requests": "Open the requests",
  "emails.action.confirmAlert": "Confirm the job alert",
  "emails.action.confirmNewsletter": "Confirm the newsletter",
  "emails.fact.reference": "Reference",
  "emails.fact.job": "Job",
  "emails.fact.appliedFor": "You applied for",
  "emails.fact.receivedOn": "Received on",
  "emails.fact.status": "Status",
  "emails.fact.unanswered": "No answer for {days} or longer",
  "emails.fact.checkedUntil": "Checked until",
  "emails.fact.amount": "Amount",
  "emails.fact.feePaid": "Fee paid",
  "emails.fact.paidOn": "Paid on",
  "emails.fact.payment": "Payment id",
  "emails.receipt.subject": "Receipt: {fee} for your application {reference}",
  "emails.receipt.subject.job": "{title}, {company}: receipt for {fee}",
  "emails.receipt.body":
    "We received your payment of {fee}, the processing fee for your application {reference}.",
  "emails.receipt.subject.test": "Test payment: {fee} for your application {reference}",
  "emails.receipt.subject.test.job": "{title}, {company}: test payment of {fee}",
  "emails.receipt.body.test":
    "This was a test payment of {fee}, the processing fee for your application {reference}. No card was charged, and no money moved.",
  "emails.receipt.test": "Test payment - no card is charged",
  "emails.applicationReceived.subject": "We received your application {reference}",
  "emails.applicationReceived.subject.job": "{title}, {company}: we received your application",
  "emails.applicationReceived.body":
    "We received your application for {position}. Please keep its reference, and give it when you write to us.",
  "emails.applicationReceived.next":
    "What happens next: our team reviews your application within {time}. Qualified candidates are contacted for interviews. Please check your email for updates.",
  "emails.applicationReceived.link":
    "Your application has its own page. It shows the status, what you sent and the receipt:",
  "emails.applicationReceived.keep":
    "Anyone with this link can read the application, so please do not share it. It works for 90 days. After that its page emails you a new one.",
  "emails.applicationLink.subject": "A new link to your application {reference}",
  "emails.applicationLink.subject.job": "{title}, {company}: a new link to your application",
  "emails.applicationLink.body":
    "Someone, probably you, opened a link to your application {reference} that was older than 90 days, and asked for a new one. Here it is:",
  "emails.applicationLink.ignore":
    "If this was not you, do nothing. Nobody can open your application with the old link.",
  "emails.applicationReceived.passport":
    "The passport number that you sent ends in {ending}. To protect you, we never write the full number.",
  "emails.applicationReceived.limits":
    "The fee pays for processing the application. It does not buy a job, an interview or a visa.",
  "emails.refund.subject": "We refunded the fee of your application {reference}",
  "emails.refund.subject.job": "{title}, {company}: we refunded {fee}",
  "emails.refund.body": "We refunded the full fee of {fee} for your application {reference}.",
  "emails.refund.reason": "The reason: {reason}",
  "emails.refund.bank":
    "The money goes back to the card or account that you paid with. Your bank may need up to ten days to show it.",
  "emails.refundFailed.subject": "The refund for your application {reference} did not arrive",
  "emails.refundFailed.subject.job": "{title}, {company}: the refund did not arrive",
  "emails.refundFailed.body":
    "We wrote to you that we refunded the fee of {fee} for your application {reference}. Then your bank or the payment provider refused the refund. We still have your money. It is not lost.",
  "emails.refundFailed.next":
    "We refund it again and email you when that is done. If the card or account that you paid with is closed, please write to {contact}. Then we pay you back another way.",
  "emails.newsletter.subject": "Please confirm your newsletter sign-up",
  "emails.newsletter.body":
    "Someone, probably you, asked for the {site} newsletter at this address: new jobs, at most once a week. Open this link to confirm:",
  "emails.newsletter.ignore":
    "If this was not you, do nothing. We do not subscribe you, and we delete the address after seven days.",
  "emails.newsletter.leave": "Leave the newsletter later, or delete this address",
  "emails.reset.subject": "Set a new password",
  "emails.reset.body": "Open this link within an hour to set a new password. It works once:",
  "emails.reset.ignore": "If you did not ask for this, do nothing. Your password stays the same.",
  "emails.status.subject": "Your application {reference}: {status}",
  "emails.status.subject.job": "{title}, {company}: {status}",
  "emails.rejected.subject": "The decision on your application {reference}",
  "emails.rejected.subject.job": "{title}, {company}: the employer's decision",
  "emails.status.similar": "See jobs like it",
  "emails.status.body": "The employer changed the status of your application for {position}.",
  "emails.status.note": "The employer writes: “{note}”",
  "emails.erasure.subject": "Please confirm: delete application {reference}",
  "emails.erasure.subject.job": "{title}, {company}: please confirm the deletion",
  "emails.erasure.body":
    "Someone, probably you, asked on its page to delete your application {reference}. Open this link and confirm there. It works for 24 hours:",
  "emails.erasure.limits":
    "Your answers and documents are then deleted for good. We keep the payment record, without your name.",
  "emails.erasure.ignore": "If this was not you, do nothing. Your application stays as it is.",
  "emails.newApplications.subject.one": "A new application for your jobs",
  "emails.newApplications.subject.other": "{n} new applications for your jobs",
  "emails.newApplications.body.one": "You have a new application. You find it on your dashboard:",
  "emails.newApplications.body.other": "You have {n} new applications. You find them on your dashboard:",
} as const;
