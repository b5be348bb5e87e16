/** The employer and the administrator read these about jobs that the rules hold. */
export const jobReviewWords = {
  "review.rule.money": "The text asks candidates for money.",
  "review.rule.messenger": "The text names a messenger. Candidates reach you through this site.",
  "review.rule.phone": "The text holds a phone number. Candidates reach you through this site.",
  "review.rule.lookalike": "The company's name looks like the name of another company.",
  "review.rule.copied": "Another account has posted this text.",
  "review.rule.pay": "The pay is far above what is usual for this sector and level.",
  "review.sentence": "“{sentence}”",
  "review.held.title": "We check this job before it goes live",
  "review.held.text":
    "Candidates cannot see it now. Change what is named here, or leave it as it is: an administrator reads it.",
  "review.refused.title": "We refused this job",
  "review.refused.text": "Candidates cannot see it. You can change it, and we read it again.",
  "review.refused.reason": "The reason: {reason}",
  "review.again.text": "We refused an earlier text of this job. We read the new one soon.",

  "emails.jobHeld.subject": "Your job is held until we have checked it: {title}",
  "emails.jobHeld.body": "Candidates cannot see your job {title} yet. We found this in it:",
  "emails.jobHeld.next":
    "You can change the text. If you leave it, an administrator reads the job and decides.",
  "emails.jobReleased.subject": "We have read your job: {title}",
  "emails.jobReleased.body":
    "We have read your job {title} at {company} and released it. If we have checked that you act for this company, candidates see the job now.",
  "emails.jobRefused.subject": "We refused your job: {title}",
  "emails.jobRefused.body":
    "We have read your job {title} at {company} and refused it. Candidates cannot see it.",
  "emails.jobRefused.reason": "The reason: {reason}",
  "emails.jobRefused.next": "You can change the job, and we read it again.",

  "admin.held.title": "Jobs that you must decide on",
  "admin.held.text":
    "Rules found something in these jobs. The rules do not hold a job that you release until its next change. A job that you refuse stays hidden.",
  "admin.held.more.one": "{n} more job. It shows here when you have decided on these.",
  "admin.held.more.other": "{n} more jobs. They show here when you have decided on these.",
  "admin.held.refusedBefore": "Refused before",
  "admin.held.public": "Public: the rules hide no job here",
  "admin.held.since": "since {date}",
  "admin.held.clean": "The rules find nothing in the new text.",
  "admin.held.whole": "The whole text",
  "admin.held.release": "Release",
  "admin.held.refuse": "Refuse",
  "admin.held.refuse.reason": "The reason, for its employer",
  "admin.held.refuse.hint": "We email it to the employer, word for word.",
  "admin.held.of": "{action}: {title}",
} as const;
