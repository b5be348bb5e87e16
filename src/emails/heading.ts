import { isolated } from "../shared/say.ts";
import type { Head } from "./email.ts";

const reference = / \(\u2068?[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2}\u2069?\)$/;

/**
 * Takes what the email is about out of a subject such as "Second Cook, Northern Quay: the job has changed", so that the
 * heading is the event alone.
 */
export function withHeading(subject: string, about: string): Head {
  const text = subject.replace(reference, "");
  for (const name of [about, isolated(about)]) {
    const event = text.startsWith(name)
      ? /^\s?: (.+)$/.exec(text.slice(name.length))?.[1]
      : text.endsWith(name)
        ? /^(.+?)\s?: $/.exec(text.slice(0, -name.length))?.[1]
        : undefined;
    if (event) return { subject, heading: event.charAt(0).toUpperCase() + event.slice(1), about };
  }
  return { subject };
}
