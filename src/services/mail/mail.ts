export interface MailMessage {
  recipient: string;
  subject: string;
  body: string;
  html?: string | undefined;
  headers?: Record<string, string> | undefined;
  /** An iCalendar text (RFC 5545) and its method: `REQUEST` invites, and `CANCEL` takes back (RFC 5546). */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string } | undefined;
}

export const calendarFile = "interview.ics";

export interface Mailer {
  send(message: MailMessage, id: string): Promise<void>;
}

interface Circumstances extends ErrorOptions {
  /** True when the server would refuse this email again. An operator can correct a wrong password or sender. */
  isFinal?: boolean;
}

/** The reason is a code or status, because the server's words may name the recipient. */
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
