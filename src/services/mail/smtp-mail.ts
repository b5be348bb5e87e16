import { isLoopback } from "../../shared/loopback.ts";
import { calendarFile, type Mailer, MailNotSent } from "./mail.ts";

const timeoutMs = 15_000;

interface Options {
  /** Takes `smtps://user:password@host:465`, or `smtp://` with STARTTLS, which a server on this machine may omit. */
  url: string;
  from: string;
}

export async function smtpMailer({ url, from }: Options): Promise<Mailer> {
  const { createTransport } = await import("nodemailer");
  const isLocal = isLoopback(new URL(url).hostname);
  const transport = createTransport({
    url,
    requireTLS: url.startsWith("smtp:") && !isLocal,
    tls: { rejectUnauthorized: !isLocal },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ recipient, subject, body, html, headers, calendar }, id) {
      try {
        await transport.sendMail({
          from,
          // Nodemailer would parse a string as a list of addresses.
          to: { name: "", address: recipient },
          subject,
          text: body,
          ...(html && { html }),
          ...(calendar && {
            icalEvent: { method: calendar.method, content: calendar.text, filename: calendarFile },
          }),
          messageId: `<${id}@${domain}>`,
          headers: { ...headers, "Auto-Submitted": "auto-generated" },
        });
      } catch (cause) {
        const isFinal = isRefused(cause as SmtpFailure, recipient);
        throw new MailNotSent(reasonOf(cause as SmtpFailure), { cause, isFinal });
      }
    },
  };
}

interface SmtpFailure {
  code?: string;
  /** Names why there is no connection, such as `CERT_HAS_EXPIRED`. */
  originalCode?: string;
  responseCode?: number;
  command?: string;
  response?: string;
}

/** The enhanced code of RFC 3463: `5.1.1` in `550 5.1.1 no such user`. */
const statusOf = (response = "") => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

const reasonOf = ({ code, originalCode, responseCode, response }: SmtpFailure) =>
  [code, originalCode, responseCode, statusOf(response)].filter((part) => part !== undefined).join(" ") ||
  "unknown";

const authenticationCodes = [530, 534, 535, 538];
const senderStatuses = ["5.1.7", "5.1.8"];
/** Servers use one code for a refused recipient, sender or client. Only their words differ. */
const aboutUs = /relay|sender|client|helo|authenticat/i;

/** A refused sender or login fails every mail until the operator corrects it, so it is not final. */
function isRefused({ code, responseCode, command, response = "" }: SmtpFailure, recipient: string): boolean {
  if (responseCode === undefined) return code === "EMESSAGE";
  if (responseCode < 500 || (command !== "RCPT TO" && command !== "DATA")) return false;
  const status = statusOf(response);
  if (authenticationCodes.includes(responseCode) || (status && senderStatuses.includes(status))) return false;
  return /^5\.[12]\./.test(status ?? "") || !aboutUs.test(response.replaceAll(recipient, ""));
}
