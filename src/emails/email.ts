import { inLanguage, wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { isSigned, type Look, type Tone, toneOf } from "./email-look.ts";

/**
 * Names who gets an email. `account` is an account with a confirmed mailbox. `unconfirmed account` is an account that
 * must still prove that it owns the mailbox. `candidate` applied. `subscriber` asked for news. `company` is a
 * mailbox on the domain of an employer's company. `administrator` is the operator's own mailbox.
 */
export type Audience =
  | "account"
  | "unconfirmed account"
  | "candidate"
  | "subscriber"
  | "company"
  | "administrator";

export interface Email {
  locale: Locale;
  /** The log calls the email by this name, which holds no personal data. */
  kind: string;
  audience: Audience;
  recipient: string;
  subject: string;
  /** The event alone, where the subject also names the job. HTML shows it as the heading. */
  heading?: string;
  /** The job and company of the event, which HTML shows above the heading. */
  about?: string;
  tone?: Tone;
  body: string;
  /** The erasure of this application deletes the email, too. */
  applicationId?: string;
  headers?: Record<string, string>;
  /** The part of the body that HTML shows as a large button. */
  action?: string;
  /** The part of the body that HTML shows as a table in a box. */
  facts?: string;
  /** The part of the body that HTML shows in a box of its own. */
  warning?: string;
  looks?: Record<string, Look>;
  /** The last part of the body, which says who writes. */
  foot?: string;
  /** Mail programs offer to put it into the calendar (RFC 6047). */
  calendar?: Calendar;
}

/** A calendar file (RFC 5545) and what it asks for (RFC 5546). */
export interface Calendar {
  method: "REQUEST" | "CANCEL";
  text: string;
}

/** Labels, dates and amounts in the email come in its language, too. */
export const inItsLanguage =
  <Facts extends unknown[], Result>(write: (locale: Locale, ...facts: Facts) => Result) =>
  (locale: Locale, ...facts: Facts): Result =>
    inLanguage(locale, () => write(locale, ...facts));

type Action = { label: string; link: string };
type Facts = readonly (readonly [name: string, value: string])[];

type Part = string | Action | Facts | { warning: string } | { text: string; look: Look } | false | undefined;

type Frame = Omit<Email, "body" | "action" | "facts" | "warning" | "looks" | "foot">;

export function writeEmail(frame: Frame, ...parts: Part[]): Email {
  const { t } = wordsFor(frame.locale);
  const email: Email = { tone: toneOf(frame.kind), ...frame, body: "" };
  const texts = parts.map((part) => {
    if (!part || typeof part === "string") return part;
    if ("warning" in part) {
      email.warning = part.warning;
      return part.warning;
    }
    if ("look" in part) {
      for (const paragraph of part.text.split(/\n{2,}/))
        email.looks = { ...email.looks, [paragraph]: part.look };
      return part.text;
    }
    if ("link" in part) {
      email.action = `${part.label}\n${part.link}`;
      return email.action;
    }
    email.facts = part.map(([name, value]) => `${name}: ${value}`).join("\n");
    return email.facts;
  });
  email.body = [...texts, isSigned(frame) && t("emails.sign")].filter(Boolean).join("\n\n");
  return email;
}

export interface Account {
  email: string;
  firstName: string;
}

/** A subject that names a job, and its parts. */
export type Head = Pick<Email, "subject" | "heading" | "about" | "tone">;

const headOf = (subject: string | Head): Head => (typeof subject === "string" ? { subject } : subject);

export function toAccount(
  locale: Locale,
  { email, firstName }: Account,
  kind: string,
  subject: string | Head,
  ...parts: Part[]
): Email {
  const { t } = wordsFor(locale);
  return writeEmail(
    { locale, kind, audience: "account", recipient: email, ...headOf(subject) },
    t("emails.greeting", { name: firstName }),
    ...parts,
  );
}

/** `fullName` is null until the owner of the mailbox proved that they gave the name. */
export interface Candidate {
  email: string;
  fullName: string | null;
  reference: string;
}

export function toCandidate(
  locale: Locale,
  { email, fullName }: Pick<Candidate, "email" | "fullName">,
  kind: string,
  subject: string | Head,
  ...parts: Part[]
): Email {
  const { t } = wordsFor(locale);
  return writeEmail(
    { locale, kind, audience: "candidate", recipient: email, ...headOf(subject) },
    fullName ? t("emails.greeting", { name: fullName }) : t("emails.hello"),
    ...parts,
  );
}

/** HTML shows the text as a link. */
export const linked = (text: string, link: string) => `${text}\n${link}`;

/** Mail programs show a button that ends a subscription by one POST to the link (RFC 8058). */
export const unsubscribeHeaders = (link: string): Record<string, string> => ({
  "List-Unsubscribe": `<${link}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
