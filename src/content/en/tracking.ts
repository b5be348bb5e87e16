/** After applying: following an application, withdrawing it, adding to it, moving a draft to another device, and silence. */
export const trackingWords = {
  "mail.off.title": "This site sends no email at the moment",
  "mail.address": "this address",
  "mail.off.text":
    "It has no mail server yet, so what it writes to you does not arrive. If you need help, write to {email}.",
  "mail.off.write": "Write to {email}",
  "mail.off.check": "Check the outbox",
  "mail.off.outbox": "This is a development site. Read its emails on this page:",
  "track.title": "Follow your application",
  "track.meta.description":
    "See the status of your application with its reference and the email address that you gave. No account is needed.",
  "track.lead": "You need no account. Enter the reference and the email address of your application.",
  "track.lead.code": "We then email a code to that address.",
  "track.off":
    "We cannot email you a code. To learn the status of your application, write to {email} and give its reference.",
  "track.reference": "Reference",
  "track.reference.hint": "Like K7QM-4RTX-9DWP. It is on your confirmation and in every email about it.",
  "track.email": "Email address",
  "track.email.hint": "The one that you gave in the application.",
  "track.submit": "Send me a code",
  "track.lost": "Lost the reference? Write to {email} from the address that you gave.",
  "track.link":
    "Do you have the email with the link to your application's page? The link opens the same page at once.",

  "track.example.title": "What you see then",
  "track.example.text":
    "Each step of your application with its date, and the day by which you hear from us. This is an example with invented dates:",

  "track.ahead": "Ahead:",
  "track.due": "You hear from us by {date}.",
  "track.overdue": "You should have heard from us by {date}. Please write to {email}.",

  "track.later": "With the reference and your email address you can open your application on any device:",

  "track.code.title": "Enter the code",
  "track.code.meta.description": "Enter the one-time code from the email to see your application.",
  "track.code.sent.title": "Check your inbox",
  "track.code.sent.text":
    "If this reference and email address belong together, we have sent a code to that address. It can take a few minutes.",
  "track.code.label": "Code from the email",
  "track.code.hint": "Eight digits. The code works for 15 minutes, once, and in this browser only.",
  "track.code.submit": "Show my application",
  "track.code.again":
    "Look in the spam folder first. If it is not there, check the reference and the address, and ask again.",
  "track.code.back": "Back to your reference",
  "track.code.again.link": "Ask for another code",
  "track.code.wrong.one": "This code is not right. You have one more try.",
  "track.code.wrong.other": "This code is not right. You have {n} more tries.",
  "track.code.over":
    "This code no longer works: it was used, tried too often, or is older than 15 minutes. Ask for another one below.",

  "emails.trackingCode.subject": "Your code for application {reference}",
  "emails.trackingCode.body": "Enter this code to see your application:",
  "emails.trackingCode.limits":
    "It works for 15 minutes, once, and only in the browser that asked for it. Enter it only on {host}. We never ask for it by phone or message.",
  "emails.trackingCode.ignore":
    "If you did not ask for it, do nothing. Without this code nobody sees anything.",

  "private.title": "See your passport data",
  "private.meta.description":
    "Enter a code from an email to see your passport number and the copy of your passport.",
  "private.masked":
    "To protect you, the link alone does not show your full passport number or the copy of your passport.",
  "private.link": "To see them, enter a code that we email to you",
  "private.document": "Open with a code",
  "private.document.off": "Hidden, because anyone with the link could see it. To see it, write to {email}.",
  "private.export":
    "Passport data is masked. To get it in full, enter a code from an email on your application's page first, and then download this file again.",
  "private.lead.one":
    "We email a code to {address}. When you enter it here, this browser shows your full passport number and the copy of your passport for {n} minute.",
  "private.lead.other":
    "We email a code to {address}. When you enter it here, this browser shows your full passport number and the copy of your passport for {n} minutes.",
  "private.ask": "Email me a code",
  "private.again.title": "No code?",
  "private.again.text": "Look in the spam folder first. We send at most five codes an hour.",
  "private.again": "Email me a new code",
  "private.submit": "Show my passport data",
  "private.code.lead":
    "Your passport number is hidden. Enter the code to see it and the copy of your passport.",
  "private.sent.text": "A code is on its way to {address}. It can take a few minutes.",
  "private.back": "Back to your application",

  "oldLink.title": "This link is too old",
  "oldLink.meta.description": "Ask for a new link to your application by email.",
  "oldLink.lead":
    "To protect you, a link from our emails works for 90 days. We can email a new one to {address}, the address that we know.",
  "oldLink.submit": "Email me a new link",
  "oldLink.sent.title": "Check your inbox",
  "oldLink.sent.text":
    "A new link is on its way to {address}. We send at most five links a day. If no email comes within five minutes, look in the spam folder.",
  "oldLink.track": "Find your application by its reference",

  "withdrawal.section": "Withdraw",
  "withdrawal.text": "If you no longer want the job, withdraw your application. The employer then sees that.",
  "withdrawal.text.us": "If you are no longer interested, withdraw your application. We then see that.",
  "withdrawal.text.hired":
    "You accepted an offer. If you withdraw, you give up this job, and the employer sees that.",
  "withdrawal.link": "Withdraw this application",
  "withdrawal.done.title": "You withdrew this application",
  "withdrawal.done.text":
    "The employer sees it and no longer answers. You can apply for another job, and again for this one while it is open.",
  "withdrawal.done.text.us": "The people who run the site can see this. You can apply again.",
  "withdrawal.rejected": "This application was rejected, so you do not need to withdraw it.",
  "withdrawal.status": "Withdrawn by you",

  "withdrawal.title": "Withdraw application {reference}",
  "withdrawal.meta.description": "Confirm that you no longer want the job.",
  "withdrawal.lead": "This cannot be undone.",
  "withdrawal.employerSees":
    "The employer sees “Withdrawn by the candidate” and cannot accept you any more. From then on the employer cannot open your documents, or see your passport details, date of birth, address and phone number. The employer may have kept what was opened before.",
  "withdrawal.weSee": "Nobody can accept you for this application any more.",
  "withdrawal.fee": "A fee that you paid is not refunded, except as our terms say.",
  "withdrawal.data": "We keep your answers and documents for the time that our privacy policy says.",
  "withdrawal.data.delete": "To delete them now, choose “Delete my data” on your application's page.",
  "withdrawal.submit": "Withdraw my application now",
  "withdrawal.keep": "Keep my application as it is",

  "certificates.title": "Add a missing certificate",
  "certificates.text":
    "The employer of your job sees it with your other documents. An application has room for ten certificates.",
  "certificates.text.us":
    "We see it with your other documents. An application has room for ten certificates.",
  "certificates.final": "You cannot remove it afterwards.",
  "certificates.choose": "Certificate",
  "certificates.hint": "PDF, JPG or PNG, smaller than 10 MB.",
  "certificates.submit": "Add certificate",
  "certificates.added": "{document}, added on {date} UTC",
  "certificates.addedLabel": "{document}, added on {date}",
  "certificates.done.added": "Your certificate was added.",
  "certificates.done.known": "You sent this file already.",
  "certificates.withdrawn": "You withdrew this application, so you can add no more certificates.",
  "certificates.rejected": "This application was rejected, so you can add no more certificates.",
  "certificates.erased": "This application was deleted, so you can add no more certificates.",
  "certificates.full":
    "There is no room for another certificate. If something important is missing, write to {email}.",
  "certificates.missing": "Choose a file first.",

  "emails.withdrawn.subject": "You withdrew your application {reference}",
  "emails.withdrawn.subject.job": "{title}, {company}: you withdrew your application",
  "emails.withdrawn.body": "You withdrew your application for {position} on its own page.",
  "emails.withdrawn.employer": "The employer sees that and no longer answers.",
  "emails.withdrawn.us": "We see that, and nobody answers any more.",
  "emails.withdrawn.notYou":
    "If this was not you, someone else has the link to your application's page. Please write to {email} at once and give the reference.",

  "draftLink.title": "Continue on another device",
  "draftLink.text":
    "We email you a link. Open it on the other device within 72 hours. All answers and files that you saved so far are there, and this form is then empty here.",
  "draftLink.email": "Email address for the link",
  "draftLink.submit": "Send me the link",
  "draftLink.sent.title": "Check your inbox",
  "draftLink.sent.text": "Open the email to {email} on the other device, and follow the link in it.",
  "draftLink.sent.once": "The link works once, for 72 hours. Your application stays here until then.",
  "draftLink.sent.limit": "We send at most five links a day.",
  "draftLink.sent.spam": "If no email comes within five minutes, look in the spam folder.",
  "draftLink.off":
    "We cannot send you the link. Your answers and files are saved in this browser, and you can go on here.",
  "draftLink.off.sent":
    "We could not send the link. Your answers and files are still in this browser, and you can go on here.",
  "draftLink.nothing":
    "Nothing is saved yet, so there is nothing to continue. Fill in the first step and choose “Save and continue” first.",
  "draftLink.back": "Back to your application",

  "moveDraft.title": "Continue your application here",
  "moveDraft.two": "You have two unfinished applications",
  "moveDraft.meta.description": "Continue the application that you started on another device.",
  "moveDraft.lead": "Your answers and files move to this browser, and you continue where you stopped.",
  "moveDraft.choose": "This browser keeps one of them. Choose which one you continue.",
  "moveDraft.moves":
    "You continue it here, and the form in the other browser is empty again. If you started a payment there and did not finish it, we cancel it. Nothing was charged.",
  "moveDraft.another":
    "If you continue with the one from the link, we delete the one in this browser: what you typed and uploaded for it.",
  "moveDraft.linked": "From your link",
  "moveDraft.local": "In this browser",
  "moveDraft.next": "Next step",
  "moveDraft.used": "Last used",
  "moveDraft.newest": "Newest",
  "moveDraft.keep": "Keep the one in this browser",
  "moveDraft.discard": "Use the one from the link",
  "moveDraft.submit": "Continue here",
  "moveDraft.here": "This application is already in this browser.",
  "moveDraft.go": "Continue with it",

  "emails.draftLink.subject": "Continue your application",
  "emails.draftLink.greeting": "Hello,",
  "emails.draftLink.body":
    "Open this link on the device on which you want to continue, and choose “Continue here”. It works once, within 72 hours:",
  "emails.draftLink.keep":
    "Anyone with this link can read and change the application, so please do not share it.",
  "emails.draftLink.ignore": "If this application is not yours, do nothing, and delete this email.",

  "emails.unanswered.subject.one": "An application needs your answer",
  "emails.unanswered.subject.other": "{n} applications need your answer",
  "emails.unanswered.body.one": "An application for your jobs has had no answer for {days} or longer.",
  "emails.unanswered.body.other": "{n} applications for your jobs have had no answer for {days} or longer.",
  "emails.unanswered.long.one": "For one application it is {days} or longer.",
  "emails.unanswered.long.other": "For {n} of them it is {days} or longer.",
  "emails.unanswered.how":
    "Please open them on your dashboard and set a status. A rejection is an answer, too. We email each answer to its candidate.",
  "emails.unanswered.after":
    "After {days} without an answer we tell the candidate, and our administrator sees it.",

  "emails.noAnswer.subject": "No answer yet to your application {reference}",
  "emails.noAnswer.subject.job": "{title}, {company}: no answer yet",
  "emails.noAnswer.body":
    "The employer has not answered your application for {position} within {days}, although we reminded them. We are sorry.",
  "emails.noAnswer.general":
    "We have not answered your general application within {days}, and have not found a job for you yet. We are sorry.",
  "emails.noAnswer.what":
    "We cannot promise an answer. You can wait, apply for other jobs, or withdraw your application:",
  "emails.noAnswer.fee": "Clause 9 of our terms says when a fee is refunded.",
  "silence.state": "State",
  "silence.state.all": "All",
  "silence.state.unanswered": "No answer for {days}",
  "silence.state.withdrawn": "Withdrawn by the candidate",
  "emails.appliedBefore.subject": "You have applied already: {reference}",
  "emails.appliedBefore.subject.job": "{title}, {company}: you have applied already",
  "emails.appliedBefore.body":
    "One application is enough: you have already applied for {position} with this email address. Someone, probably you, is about to pay for a second one. This is the page of the one that you sent:",
  "emails.appliedBefore.fee":
    "If you paid a second fee by mistake, answer this email or write to {email} and give the reference.",
} as const;
