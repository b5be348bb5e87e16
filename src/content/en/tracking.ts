/** After applying: following an application, withdrawing it, adding to it, going on elsewhere, and silence. */
export const trackingWords = {
  "track.title": "Follow your application",
  "track.meta.description":
    "See the status of your application with its reference and the email address that you gave. No account is needed.",
  "track.lead":
    "You need no account. Enter the reference and the email address of your application, and we mail a code to that address.",
  "track.reference": "Reference",
  "track.reference.hint": "Like K7QM-4RTX-9DWP. It stands on your confirmation and in every email about it.",
  "track.email": "Email address",
  "track.email.hint": "The one that you gave in the application.",
  "track.submit": "Send me a code",
  "track.link":
    "Have you kept the email with the link to your application's page? It opens the same page at once.",

  "track.later": "Or open it on any device with the reference and your email address:",

  "track.code.title": "Enter the code",
  "track.code.meta.description": "Enter the one-time code from the email to see your application.",
  "track.code.sent.title": "Check your inbox",
  "track.code.sent.text":
    "If this reference and email belong together, we have sent a code. It can take a few minutes; look in the spam folder, too.",
  "track.code.label": "Code from the email",
  "track.code.hint": "Eight digits. The code works for 15 minutes, once, and in this browser only.",
  "track.code.submit": "Show my application",
  "track.code.again": "No code, or a wrong one? Check the reference and the address, and ask for another one",
  "track.code.wrong.one": "This code is not right. You have one more try.",
  "track.code.wrong.other": "This code is not right. You have {n} more tries.",
  "track.code.over":
    "No code works here any more: it was used, tried too often, or is older than 15 minutes. Ask for another one below.",

  "emails.trackingCode.subject": "Your code for application {reference}",
  "emails.trackingCode.body":
    "Somebody, most likely you, asked to see your application {reference}. This is the code:",
  "emails.trackingCode.limits":
    "It works for 15 minutes, once, and only in the browser in which it was asked for. Nobody of ours will ever ask you for it.",
  "emails.trackingCode.ignore": "If it was not you, do nothing: without this code nobody sees anything.",

  "withdrawal.byCandidate": "Withdrawn by the candidate",
  "withdrawal.employer":
    "The candidate withdrew this application on {date} UTC. Its documents and personal details are closed, its status cannot be changed any more, and nothing needs to be answered.",
  "withdrawal.admin":
    "The candidate withdrew this application on {date} UTC. The fee is not given back by that; you may still do so here.",

  "withdrawal.section": "Withdraw",
  "withdrawal.text":
    "If you do not want the position any more, tell the employer by withdrawing your application.",
  "withdrawal.text.us": "No longer interested? Tell us by withdrawing the application.",
  "withdrawal.link": "Withdraw this application",
  "withdrawal.done.title": "You withdrew this application",
  "withdrawal.done.text":
    "The employer sees that since {date} UTC, and does not answer it any more. You can apply again for the same vacancy.",
  "withdrawal.done.text.us": "We see that since {date} UTC. You can apply again.",
  "withdrawal.rejected": "This application was rejected, so there is nothing left to withdraw.",
  "withdrawal.status": "Withdrawn by you",

  "withdrawal.title": "Withdraw application {reference}",
  "withdrawal.meta.description": "Confirm that you do not want the position any more.",
  "withdrawal.lead": "This cannot be undone.",
  "withdrawal.employerSees":
    "The employer sees 'Withdrawn by the candidate' and cannot accept you any more. From then on the employer can no longer open your documents, or see your passport details, date of birth, address and phone number; what was opened before may have been kept.",
  "withdrawal.weSee": "We see 'Withdrawn by the candidate', and nobody can accept you any more.",
  "withdrawal.fee": "The fee is not refunded: it pays for handling the application, whatever the outcome.",
  "withdrawal.data":
    "Your answers and documents stay with us until you erase them: for that, choose 'Erase my data' on your application's page.",
  "withdrawal.submit": "Withdraw my application now",
  "withdrawal.keep": "Keep my application as it is",

  "certificates.title": "Add a missing certificate",
  "certificates.text":
    "The employer of your vacancy sees it beside your other documents. Up to five can be added, and none can be taken back.",
  "certificates.text.us":
    "We see it beside your other documents. Up to five can be added, and none can be taken back.",
  "certificates.choose": "Choose a file",
  "certificates.hint": "PDF, JPG or PNG, smaller than 10 MB.",
  "certificates.submit": "Add certificate",
  "certificates.added": "Certificate {n}, added on {date} UTC: download",
  "certificates.addedLabel": "Certificate added on {date}",
  "certificates.export": "Certificate added later",
  "certificates.done.added": "Your certificate was added.",
  "certificates.done.known": "You sent this file already.",
  "certificates.withdrawn": "You withdrew this application, so it takes no more certificates.",
  "certificates.rejected": "This application was rejected, so it takes no more certificates.",
  "certificates.erased": "This application was erased, so it takes no more certificates.",
  "certificates.full":
    "Five certificates were added, and there is no room for more. If something important is missing, write to {email}.",
  "certificates.missing": "Choose a file first.",

  "emails.withdrawn.subject": "You withdrew your application {reference}",
  "emails.withdrawn.body":
    "Your application for the position {position} (reference {reference}) was withdrawn on its own page.",
  "emails.withdrawn.employer": "The employer sees that and does not answer it any more.",
  "emails.withdrawn.us": "We see that, and nobody answers it any more.",
  "emails.withdrawn.fee": "The fee is not refunded: it paid for handling the application.",
  "emails.withdrawn.notYou":
    "If it was not you, somebody else has the link to your application's page. Please write to us at once and quote {reference}.",

  "elsewhere.title": "Continue on another device",
  "elsewhere.text":
    "We mail you a link. Open it on the other device within 72 hours: all answers and files that you saved so far are there.",
  "elsewhere.step":
    "To take along what you enter on this step, choose 'Save and continue' first, and ask for the link on the step that follows.",
  "elsewhere.email": "Email address for the link",
  "elsewhere.submit": "Send me the link",
  "elsewhere.sent.title": "Check your inbox",
  "elsewhere.sent.text":
    "A link is on its way to {email}, unless five were sent there within a day. It works once, for 72 hours. Until you open it elsewhere, your application stays here. If no email comes within five minutes, look in the spam folder.",
  "elsewhere.nothing":
    "Nothing is saved yet, so there is nothing to continue elsewhere. Fill in the first step and choose 'Save and continue' first.",
  "elsewhere.back": "Back to your application",

  "resume.title": "Continue your application here",
  "resume.meta.description": "Go on with the application that you began on another device.",
  "resume.lead": "Your answers and files come to this browser, and you go on where you stopped.",
  "resume.moves":
    "The application then stands in this browser only: where you began it, the form is empty again. A payment that was begun there and not finished is ended; nothing was charged.",
  "resume.another":
    "Another application was begun in this browser. It is discarded when you continue with the one from the link.",
  "resume.submit": "Continue here",
  "resume.here": "This application is already in this browser.",
  "resume.go": "Go on with it",

  "emails.draftLink.subject": "Continue your application",
  "emails.draftLink.greeting": "Hello,",
  "emails.draftLink.body":
    "Somebody, most likely you, asked for a link to continue an application on another device. Open it there and choose 'Continue here'. It works once, within 72 hours:",
  "emails.draftLink.keep":
    "Whoever has this link can read and change the application, so please do not pass it on.",
  "emails.draftLink.ignore": "If it was not you, do nothing, and delete this email.",

  "emails.unanswered.subject.one": "An application waits for your answer",
  "emails.unanswered.subject.other": "{n} applications wait for your answer",
  "emails.unanswered.body.one":
    "An application for your vacancies has waited {days} days or longer, and its status was never changed.",
  "emails.unanswered.body.other":
    "{n} applications for your vacancies have waited {days} days or longer, and their status was never changed.",
  "emails.unanswered.long.one": "It, or one of them, has waited {days} days or longer.",
  "emails.unanswered.long.other": "{n} of them have waited {days} days or longer.",
  "emails.unanswered.how":
    "Please open them on your dashboard and set a status; a rejection is an answer, too. The candidates are told by email:",
  "emails.unanswered.after":
    "After {days} days without an answer we tell the candidate so, and our administrator sees it.",

  "emails.noAnswer.subject": "No answer yet to your application {reference}",
  "emails.noAnswer.body":
    "The employer has not answered your application for the position {position} (reference {reference}) within {days} days. We reminded them, and our administrator sees that an answer is missing.",
  "emails.noAnswer.what":
    "We cannot promise that one will come. You may wait, apply elsewhere meanwhile, or withdraw your application on its page:",

  "silence.badge": "No answer for {days} days",
  "silence.state": "State",
  "silence.state.all": "All",
  "silence.state.unanswered": "No answer for {days} days",
  "silence.state.withdrawn": "Withdrawn by the candidate",

  "appliedBefore.link": "Open the application that you sent",
  "emails.appliedBefore.subject": "You have applied already: {reference}",
  "emails.appliedBefore.body":
    "Somebody, most likely you, is about to pay for another application with this email address for a vacancy that you have applied for already: {position} (reference {reference}). One application is enough. This is the page of the one that you sent:",
  "emails.appliedBefore.fee":
    "If you have paid a second fee by mistake, answer this email or write to us and quote the reference.",
} as const;
