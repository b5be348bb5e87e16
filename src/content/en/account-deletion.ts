export const accountDeletionWords = {
  "accountDeletion.title": "Delete your account",
  "accountDeletion.meta.description": "Delete your account with your name, email address and password.",
  "accountDeletion.lead": "This cannot be undone.",
  "accountDeletion.goes.title": "What we delete",
  "accountDeletion.goes.person": "Your name, email address and password, at once.",
  "accountDeletion.goes.sessions":
    "Your sign-ins on all devices end, and links to set a new password stop working.",
  "accountDeletion.goes.company":
    "90 days later, we delete what you sent us so that we could check your company, with its files.",
  "accountDeletion.jobs.title": "What happens to your jobs",
  "accountDeletion.jobs.close": "All your jobs close, and nobody can open them again.",
  "accountDeletion.jobs.applications":
    "You can no longer read the applications for them. They belong to the candidates.",
  "accountDeletion.jobs.mailed": "We email the candidates who may still hope for an answer.",
  "accountDeletion.jobs.candidates":
    "Candidates without an answer can withdraw, and those who paid the fee get it back.",
  "accountDeletion.stays.title": "What we keep",
  "accountDeletion.stays.log":
    "The log of what was done with this account stays. It holds the account's number, not your name.",
  "accountDeletion.stays.applications":
    "Applications that you sent as a candidate, job alerts and the newsletter stay. You delete or stop them with the links in their emails.",
  "accountDeletion.confirm": "Yes, delete my account for good",
  "accountDeletion.submit": "Delete my account",
  "accountDeletion.keep": "Keep my account",
  "accountDeletion.link": "Delete your account",
  "accountDeletion.link.text": "See first what is deleted and what we keep.",
  "accountDeletion.done.title": "Your account is deleted",
  "accountDeletion.done.text": "Your name, email address and password are gone.",
  "accountDeletion.done.employer":
    "Your jobs are closed. In 90 days we delete what you sent us so that we could check your company.",
  "accountDeletion.done.mailed": "We sent one last email to your address to confirm it.",

  "emails.accountDeleted.subject": "Your account is deleted",
  "emails.accountDeleted.body":
    "We deleted your account, as you asked. Your name, email address and password are gone, all sign-ins have ended, and your jobs are closed. This is the last email about it.",
  "emails.accountDeleted.notYou":
    "If this was not you, someone may know your password. Change it wherever else you use it, and write to {email}.",
  "emails.employerLeft.subject": "The employer of {title} has left",
  "emails.employerLeft.heading": "The employer has left",
  "emails.employerLeft.body":
    "The employer of {title} at {company} has left, and nobody answers your application any more.",
  "emails.employerLeft.closed":
    "The employer deleted the account here. The job is closed, and the employer can no longer read what you sent.",
} as const;
