/** A candidate's own data: what was consented to, the copy to take along, and its erasure. */
export const erasureWords = {
  "erasure.byCandidate": "Erased by the candidate",
  "erasure.unreadable": "The sealed details cannot be opened: the key that sealed them is missing",

  "erasure.erased.admin":
    "The candidate erased this application: answers and documents are gone. What was paid for it can still be given back.",
  "erasure.unreadable.admin":
    "Phone, date of birth and passport details cannot be opened: the key that sealed them is missing. If it is an earlier SECRET_KEY, set it as SECRET_KEY_PREVIOUS.",
  "erasure.erased.employer": "The candidate erased this application: answers and documents are gone.",
  "erasure.unreadable.employer":
    "Address, date of birth, phone and passport details cannot be opened: the key that sealed them is missing. The administrator finds more in the log.",

  "consent.title": "What you agreed to",
  "consent.terms": "Terms accepted",
  "consent.version": "Version of {version}, accepted when you sent the application on {date}",
  "consent.none": "No version is recorded",
  "consent.read": "Read the terms",

  "ownData.title": "Your data",
  "ownData.unreadable":
    "Your address, date of birth, phone and passport details cannot be shown: the key that opens them is missing on our side. Please write to {email}.",
  "ownData.export.text":
    "A file with everything that we hold of this application, in full: your passport number, too. Keep it safe. Your documents are downloaded from the list above.",
  "ownData.export.submit": "Download my data as a file",
  "ownData.erase.title": "Erase my data",
  "ownData.erase.text":
    "We first send a link to the email address of this application, to be sure that it is you who asks. Nothing is erased until you confirm there.",
  "ownData.erase.submit": "Erase my data",
  "ownData.erase.asked.title": "Check your inbox",
  "ownData.erase.asked.text":
    "We sent a link to the email address of this application. Open it and confirm: until then nothing is erased. It works until {until} UTC. If no email comes within five minutes, look in the spam folder, then ask again.",
  "ownData.erase.again": "Send another link",
  "ownData.erase.processing":
    "This application cannot be erased just now: its payment is still being processed. Were it erased, money that arrives tomorrow would belong to nobody, and we could not tell you about a refund. Please come back when the payment has succeeded or failed.",
  "ownData.erase.disputed":
    "This application cannot be erased just now: its payment was disputed at the bank, and what you sent is needed to answer. You can erase it from {until} on.",

  "erasure.title": "Erase application {reference}",
  "erasure.meta.description": "Confirm that everything you sent with one application is erased.",
  "erasure.lead": "This cannot be undone.",
  "erasure.goes.title": "What is erased",
  "erasure.goes.answers":
    "everything that you entered: your name, email address and phone number, your address, date of birth and passport details, your qualifications and wishes",
  "erasure.goes.documents":
    "the documents that you uploaded; one that stands in another application of yours stays with that one",
  "erasure.goes.mails": "emails about it that wait to be sent",
  "erasure.stays.title": "What stays",
  "erasure.stays.money":
    "the reference, the dates, the status and the payment, without your name: the law makes us keep our books",
  "erasure.stays.employer":
    "the entry in our list, and in the employer's if your vacancy has one here, which then reads 'Erased by the candidate'; what an employer copied before is not in our hands",
  "erasure.fee": "The application ends with it. A fee that was paid is not given back.",
  "erasure.submit": "Erase my data now",
  "erasure.keep": "Close this page to keep everything as it is.",
  "erasure.blocked.title": "Nothing was erased",

  "erased.title": "Your application {reference} was erased",
  "erased.candidate": "You erased it on {date} UTC. Your answers and documents are gone, from every list.",
  "erased.retention":
    "It was erased on {date} UTC, when the time for which we keep rejected applications was over. Your answers and documents are gone.",
  "erased.stays":
    "What stays is what our books need, without your name: the reference, the dates, the status and the payment.",
  "erased.help": "Questions about the payment? Write to {email} and quote {reference}.",
} as const;
