export interface MailMessage {
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  /** The same for programs that show HTML. */
  html?: string | undefined;
  /** Beside those that every mail has. */
  headers?: Record<string, string> | undefined;
}

/** Hands mails to whoever delivers them. */
export interface Mailer {
  /** Throws MailNotSent. The same id again is the same mail, for a provider that can tell. */
  send(message: MailMessage, id: string): Promise<void>;
}

interface Circumstances extends ErrorOptions {
  /** The other side refuses this mail and would refuse it again. A wrong password or sender address is not final. */
  isFinal?: boolean;
}

/** The reason is for the log: a code or a status, never the other side's words, which may name the recipient. */
export class MailNotSent extends Error {
  override name = "MailNotSent";
  readonly reason: string;
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false, ...options }: Circumstances = {}) {
    super(`The mail was not sent: ${reason}`, options);
    this.reason = reason;
    this.isFinal = isFinal;
  }
}
