export interface Email {
  /** What it is about, for the log: it names nobody. */
  kind: string;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}
