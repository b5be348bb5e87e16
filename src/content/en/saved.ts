export const savedWords = {
  "saved.save": "Save job",
  "saved.save.title": "Save job: {title}",
  "saved.saved": "Saved. See your list",
  "saved.nav": "Saved",
  "saved.title": "Saved jobs",
  "saved.lead": "This browser keeps the jobs that you save. You need no account.",
  "saved.count.one": "{n} saved job",
  "saved.count.other": "{n} saved jobs",
  "saved.empty":
    "You have no saved jobs in this browser. Press ☆ or “Save job” on a job or in a list of jobs, and find it here.",
  "saved.browse": "Browse jobs",
  "saved.remove": "Remove",
  "saved.remove.title": "Remove: {title}",
  "saved.closed": "Closed",
  "saved.hidden": "This job is not on the site at the moment.",
  "saved.full.title": "Your list is full",
  "saved.full.text":
    "A list holds {most} jobs, so we did not save this one. Remove a job that you no longer need, then save it again.",
  "saved.done.saved": "We have saved the job.",
  "saved.done.removed": "We have removed the job from your list.",
  "saved.done.added": "Your saved jobs are in this browser now.",
  "saved.done.partly":
    "A list holds {most} jobs. We added the newest ones, and the others did not fit. They are still in the other browser.",
  "saved.done.reminded": "Reminders are on.",
  "saved.done.stopped": "Reminders are off. We have deleted the email address.",
  "saved.link.title": "Keep your list",
  "saved.link.text":
    "We email you a link. Open it on another device, and your saved jobs are there, too. This browser keeps them as well.",
  "saved.link.email": "Email address",
  "saved.link.remind": "Email me three days before a saved job closes",
  "saved.link.submit": "Email me the link",
  "saved.link.again": "Send the link again",
  "saved.link.sent.title": "Check your inbox",
  "saved.link.sent.text":
    "We send a link to {email}. It works for 72 hours. We send none if this address got too many links today.",
  "saved.link.sent.remind": "Reminders begin once you have opened the link and pressed the button there.",
  "saved.link.nothing": "You have no saved jobs in this browser, so there is nothing to send.",
  "saved.remind.title": "Reminders",
  "saved.remind.on": "We email {address} three days before a saved job closes, once for each job.",
  "saved.remind.stop": "Stop reminders",
  "saved.take.title": "Your saved jobs",
  "saved.take.description": "Bring the jobs that you saved on another device to this browser.",
  "saved.take.lead.one": "You saved {n} job in another browser. Add it to this one, too. It stays in both.",
  "saved.take.lead.other":
    "You saved {n} jobs in another browser. Add them to this one, too. They stay in both.",
  "saved.take.submit.one": "Add this job",
  "saved.take.submit.other": "Add these {n} jobs",
  "saved.take.reminds":
    "The button turns on reminders: we email you three days before a saved job closes. You can stop at any time.",
  "saved.take.here": "These saved jobs are already in this browser.",
  "saved.take.remind": "Turn on reminders",
  "saved.take.go": "See your saved jobs",
  "saved.stop.title": "Stop reminders of saved jobs",
  "saved.stop.text":
    "Press the button and we send no more reminders to this address. We delete the address. Your saved jobs stay where they are.",
  "saved.stop.submit": "Stop reminders",
  "saved.stopped.title": "Reminders are off",
  "saved.stopped.text": "We send no more reminders and have deleted the address.",
  "emails.saved.link.subject": "Your saved jobs",
  "emails.saved.link.body":
    "Someone, probably you, asked {site} for a link to saved jobs. Open it in the browser that should have them, and press the button there:",
  "emails.saved.link.body.reminds":
    "Someone, probably you, asked {site} for a link to saved jobs, and for an email three days before one of them closes. Open the link in the browser that should have them, and press the button there. This turns the reminders on, too:",
  "emails.saved.link.keep": "The link works for 72 hours, and in one browser only.",
  "emails.saved.link.ignore":
    "If this was not you, do nothing. We send no reminders and delete the address within ten days.",
  "emails.saved.closing.subject": "Closes on {date}: {title}",
  "emails.saved.closing.body": "You saved this job. You can apply for it until {date}:",
  "emails.saved.closing.why":
    "You get this email because you asked for it at {site} and confirmed this address. We write once about each job.",
  "emails.saved.closing.stop": "Stop these reminders",
} as const;
