import { type Mailer, MailNotSent } from "./mail.ts";

const timeoutMs = 15_000;

interface Options {
  url: string;
  key: string;
  /** Whom the mails come from. */
  from: string;
}

/**
 * These answers say nothing about the mail: our key, account or address is wrong, or the provider has no time. Any other
 * 4xx refuses the mail for good.
 */
const unrelated = new Set([401, 402, 403, 404, 405, 407, 408, 409, 421, 425, 429]);

/**
 * A provider that takes mails by HTTP: POST of JSON `{from, to, subject, text, html?, headers?}` with the key as Bearer token
 * and the mail's id as Idempotency-Key; any 2xx is success.
 */
export function httpMailer({ url, key, from }: Options): Mailer {
  return {
    async send({ recipient, subject, body, html, headers }, id) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${key}`,
          "Idempotency-Key": id,
        },
        body: JSON.stringify({ from, to: recipient, subject, text: body, html, headers }),
        // The key is for this address alone.
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

const nameOf = (cause: unknown) =>
  cause instanceof Error && cause.name === "TimeoutError" ? "timeout" : "no connection";
