/**
 * Who gets an email. `account`: an account, once its mailbox is confirmed. `unconfirmed account`: an account that is asked
 * to prove that it owns the mailbox. `candidate`: whoever applied. `subscriber`: whoever asked for news.
 * `company`: a mailbox on the domain of an employer's company. `administrator`: the operator's own mailbox.
 */
export type Audience =
  | "account"
  | "unconfirmed account"
  | "candidate"
  | "subscriber"
  | "company"
  | "administrator";

export interface Email {
  /** What it is about, for the log: it names nobody. */
  kind: string;
  audience: Audience;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** Whose application it tells of: erased with it. */
  applicationId?: string;
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
}

/** Lets mail programs show a button that ends a subscription by one POST to the link (RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  "List-Unsubscribe": `<${link}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
