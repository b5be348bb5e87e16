export const emailWords = {
  "emails.greeting": "Dear {name},",
  "emails.hello": "Hello,",
  "emails.mailboxCode.subject": "Confirm your email address",
  "emails.mailboxCode.body":
    "Sign in at {site} and enter this code to confirm that this email address is yours:",
  "emails.mailboxCode.limits":
    "The code works for 24 hours. Only the newest one works. Until then we do not email this address about applications and jobs.",
  "emails.mailboxCode.ignore":
    "If you did not open an account at {site}, do nothing and tell nobody the code. Without it the address stays unconfirmed.",
  "emails.position": "{title} at {company}",
  "emails.anyPosition": "a job abroad",
  "emails.follow":
    "To open your application, enter this email address on its page. We then email you a code:",
  "emails.sign": "Kind regards\n{site}",
  "emails.action.application": "Open your application",
  "emails.action.follow": "Follow your application",
  "emails.action.document": "Send another file",
  "emails.action.draft": "Continue your application",
  "emails.action.erasure": "Confirm the deletion",
  "emails.action.password": "Set a new password",
  "emails.action.mailbox": "Enter the code",
  "emails.action.saved": "Open your saved jobs",
  "emails.action.job": "See the job",
  "emails.action.company": "Open your companies",
  "emails.action.renewal": "Ask for a renewal",
  "emails.action.dashboard": "Open your dashboard",
  "emails.action.requests": "Open the requests",
  "emails.action.confirmAlert": "Confirm the job alert",
  "emails.action.confirmNewsletter": "Confirm the newsletter",
  "emails.fact.reference": "Reference",
  "emails.fact.job": "Job",
  "emails.fact.appliedFor": "You applied for",
  "emails.fact.receivedOn": "Received on",
  "emails.fact.status": "Status",
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
  "emails.applicationLink.body": "Open your application {reference} with this new link:",
  "emails.applicationLink.ignore":
    "We send it because someone opened a link that was older than 90 days and asked for a new one. If this was not you, do nothing. Nobody can open your application with the old link.",
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
    "We still have your money: {fee} for your application {reference}. Your bank or the payment provider refused the refund that we wrote to you about.",
  "emails.refundFailed.body.test":
    "The refund of {fee} for your application {reference} did not arrive, because the payment provider refused it.",
  "emails.refundFailed.next":
    "We refund it again and email you when that is done. If the card or account that you paid with is closed, please write to {contact}. Then we pay you back another way.",
  "emails.newsletter.subject": "Please confirm your newsletter sign-up",
  "emails.newsletter.body":
    "Confirm with this link that you want the {site} newsletter. It brings new jobs to this address, at most once a week:",
  "emails.newsletter.ignore":
    "If you did not ask for it, do nothing. We do not subscribe you, and we delete the address after seven days.",
  "emails.newsletter.leave": "Leave the newsletter later, or delete this address",
  "emails.reset.subject": "Set a new password",
  "emails.reset.body": "Open this link within an hour to set a new password. It works once:",
  "emails.reset.ignore": "If you did not ask for this, do nothing. Your password stays the same.",
  "emails.status.subject": "Your application {reference}: {status}",
  "emails.status.subject.job": "{title}, {company}: {status}",
  "emails.rejected.subject": "The decision on your application {reference}",
  "emails.rejected.subject.job": "{title}, {company}: the employer's decision",
  "emails.status.similar": "See jobs like it",
  "emails.status.body": "Your application for {position} has a new status: {status}.",
  "emails.rejected.body": "We are sorry: your application for {position} was not successful.",
  "emails.status.note": "The employer writes: “{note}”",
  "emails.erasure.subject": "Please confirm: delete application {reference}",
  "emails.erasure.subject.job": "{title}, {company}: please confirm the deletion",
  "emails.erasure.body":
    "Open this link within 24 hours and confirm there that we delete your application {reference}:",
  "emails.erasure.limits":
    "Your answers and documents are then deleted for good. We keep the payment record, without your name.",
  "emails.erasure.ignore": "If you did not ask for this, do nothing. Your application stays as it is.",
  "emails.newApplications.subject.one": "A new application for your jobs",
  "emails.newApplications.subject.other": "{n} new applications for your jobs",
  "emails.newApplications.body.one": "You have a new application:",
  "emails.newApplications.body.other": "You have {n} new applications:",
} as const;
