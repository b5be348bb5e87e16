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
  /** The log's name for it, without personal data. */
  kind: string;
  audience: Audience;
  recipient: string;
  subject: string;
  body: string;
  /** The erasure of this application deletes the email, too. */
  applicationId?: string;
  headers?: Record<string, string>;
}

/** Mail programs show a button that ends a subscription by one POST to the link (RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  "List-Unsubscribe": `<${link}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
