import { calendarFile, type Mailer, MailNotSent } from "./mail.ts";

const timeoutMs = 15_000;

interface Options {
  url: string;
  key: string;
  from: string;
}

/** Our key or account is wrong, or the provider is busy. Any other 4xx refuses the email for good. */
const unrelated = new Set([401, 402, 403, 404, 405, 407, 408, 409, 421, 425, 429]);

/**
 * Posts `{from, to, subject, text, html?, headers?, attachments?: [{filename, content, content_type}]}`, with base64
 * content. Services refuse a key that comes again with another body, so the Idempotency-Key holds the email's id and
 * the body's digest.
 */
export function httpMailer({ url, key, from }: Options): Mailer {
  return {
    async send({ recipient, subject, body, html, headers, calendar }, id) {
      const attachments = calendar && [
        {
          filename: calendarFile,
          content: Buffer.from(calendar.text).toString("base64"),
          content_type: `text/calendar; charset=utf-8; method=${calendar.method}`,
        },
      ];
      const message = { from, to: recipient, subject, text: body, html, headers, attachments };
      const json = JSON.stringify(message);
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${key}`,
          "Idempotency-Key": `${id}-${await digestOf(json)}`,
        },
        body: json,
        // The API key must not follow a redirect to another host.
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new MailNotSent(nameOf(cause), { cause });
      });
      await response.body?.cancel();
      const { ok, status } = response;
      const isFinal = status >= 400 && status < 500 && !unrelated.has(status);
      if (!ok) throw new MailNotSent(`status ${status}`, { isFinal });
    },
  };
}

async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Buffer.from(bytes).toString("hex").slice(0, 16);
}

const nameOf = (cause: unknown) =>
  cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "no connection";
