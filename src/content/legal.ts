import type { RetentionDays } from "../shared/retention.ts";
import { speech } from "../shared/speech.ts";
import { claims } from "./claims.ts";
import { refundClauses } from "./refund-reasons.ts";
import { retentionRows } from "./retention-rows.ts";
import { site } from "./site.ts";

type TableRows = readonly (readonly [string, string])[];

export interface Section {
  title: string;
  paragraphs: readonly string[];
  table?: {
    head: readonly [string, string];
    rows: TableRows;
    /** The summary of a fold with the rest of the rows. */
    summary: string;
    folded: TableRows;
  };
}

interface Clause {
  title: string;
  text: string;
}

export interface Terms {
  clauses: readonly Clause[];
  sections: readonly Section[];
}

/** The terms of an earlier version, with `{fee}` in place of the amount and `{site}` in place of our name. */
export interface TermsText {
  withFee: Terms;
  free: Terms;
}

/** Stored with each acceptance: raise it whenever a sentence of the terms changes. YYYY-MM-DD */
export const termsVersion = "2026-11-30";
export const privacyVersion = "2026-11-30";

/** The English texts are binding. A translation helps to read them. */
export interface LegalTexts {
  terms: (fee: string | undefined) => readonly Clause[];
  termsSections: (fee: string | undefined) => readonly Section[];
  privacySections: (fee: string | undefined, retention: RetentionDays) => readonly Section[];
}

const translated = () => (speech() as { legal?: LegalTexts } | undefined)?.legal;

const refunds = `We refund it in these cases: ${refundClauses}. An application for a job that we offered you has no fee of its own. What you paid for your general application comes back only when we decide so in your case.`;

/** The 10 clauses that a candidate accepts before paying. `fee` as people read it ("$50"); undefined where none is charged. */
export function terms(fee: string | undefined): readonly Clause[] {
  const translation = translated();
  if (translation) return translation.terms(fee);
  return [
    {
      title: "Processing Only",
      text: "We provide an application submission service. We receive your application, check that it is complete and pass it to the employer of the job. We pass a general application to employers when we see a fit. We are not your employer.",
    },
    {
      title: "No Job Guarantee",
      text: "Submitting an application does not guarantee a job, an interview or an offer. Only employers decide who they hire.",
    },
    {
      title: "Processing Fee",
      text: fee
        ? `The fee is ${fee}. It is paid once for each application and pays for processing it, whatever the outcome. It does not buy a job, an interview or a visa.`
        : "No fee is charged for this application. Nobody may ask you for money for a job, an interview or a visa in our name.",
    },
    {
      title: "Accuracy of Information",
      text: "You confirm that everything you enter is true, complete and your own. An application with false information may be rejected.",
    },
    {
      title: "Data Processing",
      text: "You agree that we store and use your personal details and documents to process this application, as our Privacy Policy describes.",
    },
    {
      title: "Information Sharing",
      text: "We may share your application with the employer of the job, and with partner employers when we see a fit. We do not sell it.",
    },
    {
      title: "Visa Assistance",
      text: "Visa assistance is given only for successful placements, after an employer has made you an offer and you have accepted it. Only the authorities decide on a visa.",
    },
    {
      title: "Authenticity of Documents",
      text: "The documents that you send must be genuine, valid and yours. Forged or altered documents lead to rejection.",
    },
    {
      title: fee ? "No Refund, With Exceptions" : "No Refund",
      text: fee
        ? `The fee is non-refundable, also when you withdraw or are not selected. ${refunds}`
        : "As no fee is charged, there is nothing to refund.",
    },
    {
      title: "Communication and Validity",
      text: `We write to the email address that you give, so please keep it working. Your application remains valid for ${claims.applicationValidity} from the day you submit it.`,
    },
  ];
}

/** The sections of /terms. */
export function termsSections(fee: string | undefined): readonly Section[] {
  const translation = translated();
  if (translation) return translation.termsSections(fee);
  return [
    {
      title: "Application Processing",
      paragraphs: [
        `${site.name} is an application submission service only. We take your application, check that it is complete and pass it to the employer of the job. We pass a general application to employers when we see a fit. We give no job guarantee: only employers decide who they interview and hire.`,
        fee
          ? `Each application costs ${fee}, paid once when you submit it. The fee pays for processing and is non-refundable, whatever the outcome. Clause 9 below names the cases in which we refund it.`
          : "Applying costs nothing.",
        `Our team reviews an application within ${claims.reviewTime}. It remains valid for ${claims.applicationValidity}. Everything you enter must be true, and every document genuine.`,
      ],
    },
    {
      title: "Data Processing",
      paragraphs: [
        "By applying you agree that we process the personal details, the professional details and the documents that you send, for this application.",
        "We may share your application with partner employers when we see a fit. We do not sell your data. The Privacy Policy says what is stored, who may read it and when it is deleted.",
      ],
    },
    {
      title: "Visa Assistance",
      paragraphs: [
        "Visa assistance is given only for successful placements: after an employer has made you an offer and you have accepted it.",
        "Only the authorities of the country decide if you get a visa or work permit, and how long that takes.",
      ],
    },
  ];
}

/** The sections of /privacy; `retention` as the operator set it. */
export function privacySections(fee: string | undefined, retention: RetentionDays): readonly Section[] {
  const translation = translated();
  if (translation) return translation.privacySections(fee, retention);
  return [
    {
      title: "Information We Collect",
      paragraphs: [
        "When you apply we collect personal details (name, date of birth, gender, nationality), contact details (address, email address, phone number), your qualifications and experience, the work you want, and passport and travel documents: passport number and expiry date, a copy of the passport, your resume and, if you add them, certificates and a photograph.",
        fee
          ? `The ${fee} fee is paid to our card payment provider, which handles the payment securely. We store the payment's reference, amount and status. Card numbers never reach our server.`
          : "No fee is charged, so no payment data is collected.",
        "A review holds the name, country and job that you write into it and is public. For the newsletter and for job alerts we keep your email address, and the list that you asked for, until you stop them.",
        "Jobs that you save are a list that belongs to your browser. We keep an email address for it only if you ask for reminders, until you stop them.",
        "We store a report of a job encrypted. Accounts hold a name, an email address and a password. We store the password only as a hash. With an application, an account and a subscription we keep the language of the page, so that our emails are in it.",
        "An employer who asks for our check gives us data of the company, a phone number and answers to our questions, and we store a scrambled form of the network address, made with a secret key.",
        "We set only the cookies that an application, following one, saved jobs, or a sign-in needs. While you are signed in, one cookie holds only if you are a candidate or an employer, so that the link to your account has the right name. There are no advertising or tracking cookies.",
      ],
    },
    {
      title: "How We Use Your Information",
      paragraphs: [
        "We use it to process your application, to pass it to employers, to write to you about it and, after a successful placement, to help with the visa.",
        "We keep what you give us for a limited time only. The table below says how long. Then we delete it, an application together with its documents. We wait with this while the bank looks into a disputed payment, while a payment or a refund is under way, and while we look into a report of the job.",
        `Your application has its own page, and we email you the link. There you can see what we hold, download all of it, and delete it at any time. To delete it, you confirm with a link that we email to you. You cannot delete it while the payment is still being processed, or, for 120 days at most, while the bank looks into a disputed payment. If you have lost the link, find the application with its reference and your email address. To correct something, write to ${site.contactEmail}.`,
        "When an application is deleted, we keep the reference, the dates, the status and the payment record, without your name: the law requires us to keep payment records. The deletion of an application or of an account also stops reminders of saved jobs to its email address. Backups of the database may hold the application until they are replaced.",
        "With every application we record which version of the terms you accepted and when. We keep a log of what was done, and of who read which document. Nobody can change the log. It holds the number of an application, not your name.",
      ],
      table: {
        head: ["What we keep", "How long"],
        ...retentionRows(retention),
        summary: "How long we keep codes, links, sign-ins and logs",
      },
    },
    {
      title: "Data Security",
      paragraphs: [
        "We encrypt uploaded documents before we store them, each with its own key. Passport number, date of birth, address and phone number are encrypted in the database too.",
        "You, the administrator and the employer of the job that you applied for can read your documents. The employer can read them until the employer is no longer verified, you withdraw, the fee is refunded, we take the job down, or 180 days have passed since the job closed. Employers see your passport, date of birth and address only after they gave a reason, which you can read. The administrator may pass them to partner employers when we see a fit. We log who read what and when.",
        "Messages between you and the employer of the job are encrypted in the database. You can always read them, and the employer can read them as long as your application. A program looks in each message for requests for money and for contact data. The administrator reads the messages that it marks or that one of you reports.",
        "The times of an interview, its place and the time zone that you choose are kept with your application. The place is encrypted. Both of you get a calendar entry by email.",
        "An offer of the employer is encrypted and kept with your application, together with its document and your answer. Only you and the employer can read it. If you confirm that you were hired, we keep the time of your answer. A verified review is linked to your application until one of them is deleted. If you delete your application, the review stays without the mark Verified.",
        "A document that you give as a link stays where it is. Our server never opens it. The service that holds it must protect it.",
      ],
    },
    {
      title: "Sharing Information",
      paragraphs: [
        "We share your application with the employer of the job. We may share a general application, and one that fits other jobs, with partner employers.",
        "The card payment provider receives what it needs to take the payment. We do not sell your data.",
      ],
    },
  ];
}
