/** The browser says these when an employer has changed something in place. */
export const changeWords = {
  "employer.closed.title": "Job Closed",
  "employer.closed.text": "It takes no more applications. You keep those that you received.",
  "employer.reopened.title": "Job Reopened",
  "employer.reopened.text": "It takes applications again",
  "employer.closure.failed": "Nothing was changed",
  "employer.status.updated": "Status Updated",
  "employer.status.updated.text": "{name}: {status}",
  "employer.status.held":
    "We email the candidate in ten minutes. Until then you can undo it. {name}: {status}",
  "employer.undone.title": "Change Undone",
  "employer.undone.text": "The candidate hears nothing of it. {name}: {status}",
  "employer.undo.failed": "Nothing was undone",
  "employer.undo": "Undo",
  "employer.undo.of": "Undo the last change to {name}’s status",
  "employer.undo.minutes.one": "The email goes in {n} minute.",
  "employer.undo.minutes.other": "The email goes in {n} minutes.",
  "employer.undo.seconds": "The email goes in {time}.",
  "employer.undo.gone": "The email is on its way.",
  "employer.status.failed": "Failed to update status",
} as const;
