export const trustWords = {
  "report.link": "Report this vacancy",
  "report.title": "Report this vacancy",
  "report.lead": "Tell us when something about it is not right. You need no account.",
  "report.about": "{title}, {company}",
  "report.reason": "What is wrong?",
  "report.reason.choose": "Choose one",
  "report.reason.money": "Somebody asked me for money",
  "report.reason.fake": "The vacancy or the company does not seem real",
  "report.reason.documents": "Somebody asked for my original passport or bank details",
  "report.reason.wrong": "Pay, place or duties differ from what I was told",
  "report.reason.unlawful": "It discriminates, or breaks the law in another way",
  "report.reason.something": "Something else",
  "report.details": "What happened?",
  "report.details.hint": "Only our administrator reads it. Please leave out passport and card numbers.",
  "report.email": "Email address (optional)",
  "report.email.hint": "Only if we may ask you something about it.",
  "report.submit": "Send the report",
  "report.sent.title": "Thank you. We have your report",
  "report.sent.text":
    "Our administrator looks at it and takes the vacancy down if it is not right. If you gave somebody money or your passport, please tell your local police as well.",
  "report.back": "Back to the vacancy",
  "report.safety": "How we keep you safe",
  "verified.badge": "Verified employer",
  "verified.text": "We checked this employer on {date}: {checked}",
  "verified.none": "We have not checked this employer yet, and what you send goes to them.",
  "verified.limits": "This is no promise about the job itself.",
  "takenDown.title": "This vacancy was taken down",
  "takenDown.text":
    "Our administrator checked the vacancy and took it down on {date} UTC. The employer can neither read what you sent nor answer it any more, so you need not wait. You may withdraw your application below.",
  "takenDown.beware":
    "Pay nobody for this job, and send nobody your original passport. If somebody asked you to, write to {email} and quote {reference}.",
  "takenDown.beware.paid":
    "Pay nobody for this job, and send nobody your original passport. If somebody asked you to, or if you want the fee of this application looked at, write to {email} and quote {reference}.",
  "takenDown.status": "Vacancy taken down by our administrator",
  "employer.job.takenDown": "Taken down",
  "employer.job.takenDown.text":
    "Our administrator took this vacancy down and wrote to you why. If you think that is a mistake, write to {email}.",
  "emails.takenDown.subject": "We took down your vacancy: {title}",
  "emails.takenDown.body":
    "Our administrator checked your vacancy {title} of {company} and took it down. It stands in no list any more, and you cannot open it again.",
  "emails.takenDown.reason": "The reason: {reason}",
  "emails.takenDown.candidates":
    "Whoever applied for it reads on the page of their application that it was taken down. What they sent is closed to you, and until this is cleared up you can post, change and open no vacancy.",
  "emails.restored.subject": "Your vacancy is yours again: {title}",
  "emails.restored.body":
    "Our administrator looked at your vacancy {title} of {company} once more and took back what we wrote to you: it need not have been taken down. What candidates sent for it is open to you again.",
  "emails.restored.next":
    "The vacancy is still closed. You can open it again on your dashboard, as long as no other vacancy of yours is taken down:",
  "emails.takenDown.wrong": "If you think that this is a mistake, write to {email}.",
  "safety.link": "How we keep you safe",
  "safety.fee.link": "When to walk away from any recruiter",
  "safety.title": "How we keep you safe",
  "safety.lead": "When to walk away from a recruiter, us included, and what we do and do not do.",
  "safety.away.title": "Walk away when somebody",
  "safety.away.1": "asks for money for a job offer, an interview, a visa, a contract or a ticket",
  "safety.away.2":
    "wants to keep your original passport or seafarer's book: you may show it, and an employer may need a copy, but it stays yours",
  "safety.away.3": "hires you without an interview, or within the hour",
  "safety.away.4": "presses you to sign today, or in a language that you do not read",
  "safety.away.5": "writes only from a free email address or a messenger, and has no company you can call",
  "safety.away.6": "promises pay far above what the trade pays",
  "safety.away.7":
    "sends you abroad on a tourist visa to work, or tells you to say something untrue at the border",
  "safety.away.8": "asks you to tell them your bank password, your card number or a one-time code",
  "safety.fee.title": "What our fee is, and what it is not",
  "safety.fee.free.title": "What applying costs",
  "safety.fee.text":
    "For an application we charge {fee}, once, on the payment step of this website. It pays for handling the application: checking that it is complete and passing it to employers. Where no fee may be charged, the vacancy says so and nothing is to pay.",
  "safety.fee.not":
    "It does not buy a job, an interview, a visa or a better place in line. It is the only money we ask for. Nobody may ask you for more in our name, or for cash, a transfer or a gift card.",
  "safety.fee.free":
    "Applying costs nothing here. Nobody may ask you for money in our name: not for a job, an interview or a visa.",
  "safety.doubt":
    "If you doubt whether you should pay anything at all, do not pay. In some trades, as for seafarers under the Maritime Labour Convention, nobody may charge you for finding work.",
  "safety.we.title": "What we do",
  "safety.we.1":
    "An employer whom we checked has the badge 'Verified employer' on its vacancies, with what was checked and when. Without the badge we have not checked the employer.",
  "safety.we.2":
    "Every vacancy can be reported, without an account. We take down what is not right, and its employer cannot open it again.",
  "safety.we.3": "Invented vacancies that demonstrate the site are marked 'Sample listing'.",
  "safety.we.4":
    "Your documents, passport number, date of birth, address and phone number are stored encrypted. They are for you, our administrator and the employer of the vacancy, and may go to partner employers who look for your profile. Each reading of a document on this site is noted.",
  "safety.we.5": "We never ask for your original passport or your bank password.",
  "safety.check.title": "Check it yourself",
  "safety.check.1":
    "Look up the company on your own, and call the number that you find there, not the one in the mail.",
  "safety.check.2": "Ask for the contract in writing, with pay, hours, place and who pays for the journey.",
  "safety.check.3": "Tell somebody at home where you go, for whom, and how to reach them.",
  "safety.check.4": "Ask your embassy or your country's labour office whether the employer is known there.",
  "safety.already.title": "If it has happened already",
  "safety.already.text":
    "Stop paying, keep all messages, and tell your bank and the police. Report the vacancy to us by the link on its page, or write to {email}.",
  "admin.nav.reports": "Reports",
  "admin.nav.employers": "Employers",
  "admin.reports.title": "Reported vacancies",
  "admin.reports.empty": "Nobody has reported a vacancy.",
  "admin.reports.count.one": "{n} report, {waiting} waiting for an answer",
  "admin.reports.count.other": "{n} reports, {waiting} waiting for an answer",
  "admin.reports.waiting": "Waiting",
  "admin.reports.kept": "Closed, vacancy kept",
  "admin.reports.takenDown": "Vacancy taken down",
  "admin.reports.jobClosed": "Vacancy closed",
  "admin.reports.unreadable":
    "The words of this report cannot be opened: they were sealed by a key that is gone.",
  "admin.reports.from": "From {email}",
  "admin.reports.anonymous": "No address given",
  "admin.reports.keep": "Close the report",
  "admin.reports.restore": "Undo the takedown: its employer may open it again",
  "admin.reports.answered": "Answered on {date}",
  "admin.reports.takeDown": "Take the vacancy down",
  "admin.reports.takeDown.reason": "The reason, for its employer",
  "admin.reports.takeDown.hint":
    "We mail it to the employer, word for word. Leave out who reported the vacancy, and what only they can know. The employer can then neither post vacancies nor read what was sent for this one, until you take it back here.",
  "admin.reports.of": "{action}: {title}",
  "admin.employers.title": "Employers",
  "admin.employers.empty": "No employer has posted a vacancy.",
  "admin.employers.lead":
    "Check who stands behind a company before you verify it. What you write shows on its vacancies, with today's date.",
  "admin.employers.count.one": "{n} company of an employer",
  "admin.employers.count.other": "{n} companies",
  "admin.employers.jobs.one": "{n} vacancy",
  "admin.employers.jobs.other": "{n} vacancies",
  "admin.employers.verified": "Verified {date}",
  "admin.employers.unverified": "Not verified",
  "admin.employers.checked": "What was checked",
  "admin.employers.checked.hint":
    "Such as: the entry in the company register, and a call to its published number",
  "admin.employers.verify": "Verify",
  "admin.employers.verifyAgain": "Save, checked today",
  "admin.employers.withdraw": "Take the badge away",
  "admin.employers.of": "{action}: {company}",
} as const;
