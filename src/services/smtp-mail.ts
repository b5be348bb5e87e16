import { isLoopback } from "../shared/loopback.ts";
import { type Mailer, MailNotSent } from "./mail.ts";

const timeoutMs = 15_000;

interface Options {
  /** `smtps://user:password@host:465`, or `smtp://` for STARTTLS. */
  url: string;
  /** Whom the mails come from. */
  from: string;
}

/** A mail server. Over `smtp://` the connection must turn to TLS, but on this machine. */
export async function smtpMailer({ url, from }: Options): Promise<Mailer> {
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    requireTLS: url.startsWith("smtp:") && !isLoopback(new URL(url).hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ recipient, subject, body, html, headers }, id) {
      try {
        await transport.sendMail({
          from,
          // As an object: a text would be read as a list of addresses.
          to: { name: "", address: recipient },
          subject,
          text: body,
          ...(html && { html }),
          // What is sent a second time can be told from what is new.
          messageId: `<${id}@${domain}>`,
          headers: { ...headers, "Auto-Submitted": "auto-generated" },
        });
      } catch (cause) {
        throw new MailNotSent(reasonOf(cause), { cause });
      }
    },
  };
}

function reasonOf(cause: unknown): string {
  const { code, responseCode } = cause as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((part) => part !== undefined).join(" ") || "unknown";
}
