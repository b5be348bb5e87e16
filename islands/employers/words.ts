/** The texts of the employer's islands, from the server's catalogue; what is in braces is filled in the browser. */

export interface DashboardWords {
  closed: { title: string; description: string };
  reopened: { title: string; description: string };
  failed: string;
  offline: string;
  close: string;
}

export interface StatusWords {
  updated: string;
  /** With `{name}` and `{status}`. */
  updatedText: string;
  failed: string;
  offline: string;
  close: string;
}

export interface PostingWords {
  summary: string;
  /** The page's title when something is wrong. */
  errorTitle: string;
  submit: string;
  submitting: string;
  cancel: string;
  choose: string;
  preview: string;
  previewFailed: string;
  labels: Record<string, string>;
  hints: Partial<Record<string, string>>;
  done: { title: string; description: string };
  /** Takes the place of `done` for a job that waits for our check. */
  inReview: { title: string; description: string };
  failed: string;
  offline: string;
  close: string;
}
