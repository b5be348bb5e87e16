/** The job as it read when somebody applied, and the email when it changes. */
export const jobVersionWords = {
  "jobVersion.title": "The job as it was on {date}",
  "jobVersion.link": "The job as it was when this candidate applied",
  "jobVersion.lead": "{name} applied for the job as it is described here. Your later changes are not in it.",
  "jobVersion.now": "The job as it is today",

  "emails.jobChanged.subject": "The job of your application {reference} has changed",
  "emails.jobChanged.subject.job": "{title}, {company}: the job has changed",
  "emails.jobChanged.body":
    "The employer has changed the job. You do not have to do anything: your application for {position} stays as it is.",
  "emails.jobChanged.same": "It is again as it was when you applied.",
  "emails.jobChanged.pay": "Pay",
  "emails.jobChanged.place": "Place",
  "emails.jobChanged.now": "Now: {value}",
  "emails.jobChanged.was": "Before: {value}",
  "emails.jobChanged.requirements": "The requirements are different from those that you read.",
  "emails.jobChanged.next":
    "The page of your application shows the job as it was when you applied. You can also withdraw there:",
} as const;
