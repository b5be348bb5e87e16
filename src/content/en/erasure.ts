/** A candidate's own data: what was consented to, the copy to take along, and its erasure. */
export const erasureWords = {
  "erasure.byCandidate": "Deleted by the candidate",
  "erasure.unreadable": "The encrypted details cannot be opened: their key is missing",
  "erasure.unreadable.employer":
    "Address, date of birth, phone and passport details cannot be opened: the encryption key is missing. The administrator finds more in the log.",

  "consent.title": "What you agreed to",
  "consent.terms": "Terms accepted",
  "consent.version": "Version of {version}, accepted when you sent the application on {date}",
  "consent.none": "No version is recorded",
  "consent.read": "Read the terms",

  "ownData.title": "Download my data",
  "ownData.unreadable":
    "We cannot show your address, date of birth, phone and passport details: the encryption key is missing on our side. Please write to {email}.",
  "ownData.export.text":
    "The file holds everything that we keep of this application. It holds your full passport number only while this page shows it, too. Keep it safe. You can download your documents from the list above.",
  "ownData.export.submit": "Download my data as a file",
  "ownData.erase.title": "Delete my data",
  "ownData.erase.text":
    "We first send a link to the email address of this application, to be sure that it is you who asks. We delete nothing until you confirm there.",
  "ownData.erase.off":
    "We confirm with an emailed link that it is you who asks. To have your data deleted now, write to {email} and give the reference {reference}.",
  "ownData.erase.off.asked":
    "This site sends no email at the moment, so we could not send the link that deletes it. Write to {email} and give the reference {reference}.",
  "ownData.erase.submit": "Delete my data",
  "ownData.erase.asked.title": "We have deleted nothing yet",
  "ownData.erase.asked.text":
    "We sent a link to the email address of this application. Open it and confirm. The link works until {until} UTC. If no email comes within five minutes, look in the spam folder, then ask again.",
  "ownData.erase.again": "Send another link",
  "ownData.erase.processing":
    "This application cannot be deleted right now, because its payment is still being processed. If we deleted it now, we could not tell you about a refund. Please come back when the payment has succeeded or failed.",
  "ownData.erase.disputed":
    "This application cannot be deleted right now, because its payment is disputed at the bank. We need what you sent to answer the bank. You can delete it from {until} on.",

  "erasure.title": "Delete application {reference}",
  "erasure.meta.description": "Confirm that we delete everything you sent with one application.",
  "erasure.lead": "This cannot be undone.",
  "erasure.goes.title": "What we delete",
  "erasure.goes.answers":
    "Everything that you entered: your name, email address and phone number, your address, date of birth and passport details, your qualifications and the job you want.",
  "erasure.goes.documents":
    "The documents that you uploaded; a document that is also in another application of yours stays there.",
  "erasure.goes.mails": "Emails about it that we have not sent yet.",
  "erasure.stays.title": "What we keep",
  "erasure.stays.money":
    "The reference, the dates, the status and the payment, without your name: the law requires us to keep payment records.",
  "erasure.stays.employer":
    "The entry in our list, and in the employer's list if your job has an employer here: it then reads “Deleted by the candidate”.",
  "erasure.stays.copies": "We cannot delete what an employer copied before.",
  "erasure.ends": "This ends the application.",
  "erasure.submit": "Delete my data now",
  "erasure.keep": "Keep my data",
  "erasure.blocked.title": "Nothing was deleted",

  "erased.title": "Your application was deleted",
  "erased.candidate": "You deleted it on {date} UTC. Your answers and documents are gone.",
  "erased.retention":
    "We deleted it on {date} UTC, because we keep applications for a limited time only. Your answers and documents are gone.",
  "erased.stays":
    "We keep the payment record, without your name: the reference, the dates, the status and the payment.",
  "erased.help": "Questions about the payment? Write to {email} and give the reference {reference}.",
} as const;
