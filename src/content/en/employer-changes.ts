/** What the browser says when an employer changed something in place. */
export const changeWords = {
  "employer.closed.title": "Job Closed",
  "employer.closed.text": "It takes no more applications. You keep those that you received.",
  "employer.reopened.title": "Job Reopened",
  "employer.reopened.text": "It takes applications again",
  "employer.closure.failed": "Nothing was changed",
  "employer.status.updated": "Status Updated",
  "employer.status.updated.text": "{name}: {status}",
  "employer.status.failed": "Failed to update status",
} as const;
