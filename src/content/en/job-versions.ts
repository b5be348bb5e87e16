/** The job as it read when somebody applied, and the email when it changes. */
export const jobVersionWords = {
  "jobVersion.title": "The job as it read on {date}",
  "jobVersion.link": "The job as it read when this candidate applied",
  "jobVersion.lead": "{name} applied for this text. What you changed since is not in it.",
  "jobVersion.back": "Back to the application",
  "jobVersion.now": "The job as it reads today",

  "emails.jobChanged.subject": "The job of your application {reference} has changed",
  "emails.jobChanged.body":
    "The employer has changed the job of your application for {position} (reference {reference}).",
  "emails.jobChanged.same": "It reads again as it did when you applied.",
  "emails.jobChanged.pay": "Pay: {after}. When you applied: {before}.",
  "emails.jobChanged.place": "Place: {after}. When you applied: {before}.",
  "emails.jobChanged.requirements": "The requirements are different from those that you read.",
  "emails.jobChanged.next":
    "You need to do nothing. The page of your application shows the job as it read when you applied, and there you can withdraw, too:",
} as const;
