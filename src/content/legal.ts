import { claims } from "./claims.ts";
import { site } from "./site.ts";

export interface Section {
  title: string;
  paragraphs: readonly string[];
}

export interface Clause {
  title: string;
  text: string;
}

/** Stored with each acceptance: raise it whenever a sentence of the terms changes. YYYY-MM-DD */
export const termsVersion = "2026-11-22";
export const privacyVersion = "2026-11-22";

const refunds =
  "We refund it on our own in three cases: when a payment cannot be tied to a complete application within 24 hours, when the same application was paid for a second time, and when a payment arrives for an application that was withdrawn before it was paid.";

/** The 10 clauses that a candidate accepts before paying. `fee` as people read it ("$50"); undefined where none is charged. */
export function terms(fee: string | undefined): readonly Clause[] {
  return [
    {
      title: "Processing Only",
      text: "We provide an application submission service. We receive your application, check that it is complete and pass it to employers. We are not your employer.",
    },
    {
      title: "No Job Guarantee",
      text: "Submitting an application does not guarantee a job, an interview or an offer. Employers alone decide whom they hire.",
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
      text: "Your application may be shared with the employer of the vacancy and with partner employers who look for your profile. It is not sold.",
    },
    {
      title: "Visa Assistance",
      text: "Visa assistance is given only for successful placements, once an employer has made you an offer that you accept. The authorities alone decide on a visa.",
    },
    {
      title: "Authenticity of Documents",
      text: "The documents you hand in must be genuine, valid and yours. Forged or altered documents lead to rejection.",
    },
    {
      title: "No Refund",
      text: fee
        ? `The fee is non-refundable, also when you withdraw or are not selected. ${refunds}`
        : "As no fee is charged, there is nothing to refund.",
    },
    {
      title: "Communication and Validity",
      text: `We write to the e-mail address you give, so please keep it working. Your application remains valid for ${claims.applicationValidity} from the day you submit it.`,
    },
  ];
}

/** The sections of /terms. */
export function termsSections(fee: string | undefined): readonly Section[] {
  return [
    {
      title: "Application Processing",
      paragraphs: [
        `${site.name} is an application submission service only. We take your application, check that it is complete and pass it to employers. We give no job guarantee: employers alone decide whom they interview and hire.`,
        fee
          ? `Each application costs ${fee}, paid once when you submit it. The fee pays for processing and is non-refundable, whatever the outcome. ${refunds}`
          : "Applying costs nothing.",
        `Our team reviews an application within ${claims.reviewTime}. It remains valid for ${claims.applicationValidity}. Everything you enter must be true, and every document genuine.`,
      ],
    },
    {
      title: "Data Processing",
      paragraphs: [
        "By applying you agree that we process the personal details, the professional details and the documents that you hand in, for the purpose of this application.",
        "Your application may be shared with partner employers. Your data is not sold. The Privacy Policy says what is stored, who may read it and when it is deleted.",
      ],
    },
    {
      title: "Visa Assistance",
      paragraphs: [
        "Visa assistance is given only for successful placements: after an employer has made you an offer and you have accepted it.",
        "The authorities of the country alone decide whether a visa or work permit is granted, and how long that takes.",
      ],
    },
  ];
}

const timeOf = (days: number) => (days === 365 ? "12 months" : days === 1 ? "1 day" : `${days} days`);

/** The sections of /privacy; `retention` as the operator set it. */
export function privacySections(
  fee: string | undefined,
  retention: { draftDays: number; rejectedDays: number },
): readonly Section[] {
  return [
    {
      title: "Information We Collect",
      paragraphs: [
        "When you apply we collect personal details (name, date of birth, gender, nationality), contact details (address, e-mail address, phone number), your qualifications and experience, the work you want, and passport and travel documents: passport number and expiry date, a copy of the passport, your resume and, if you add them, certificates and a photograph.",
        fee
          ? `The ${fee} fee is paid to our card payment provider, which handles the payment securely. We store the payment's reference, amount and status. Card numbers never reach our server.`
          : "No fee is charged, so no payment data is collected.",
        "A review holds the name, country and job that you write into it and is public. For the newsletter and for job alerts we keep your e-mail address, and the list that you asked about, until you stop them; a job alert that you do not confirm is deleted after 7 days. A report of a vacancy is stored encrypted and deleted 180 days after it is closed. Employers' accounts hold a name, an e-mail address and a password, which is stored only as a hash.",
        "We set only the cookies that an application, following one, or a sign-in needs. There are no advertising or tracking cookies.",
      ],
    },
    {
      title: "How We Use Your Information",
      paragraphs: [
        "We use it to process your application, to bring it to employers, to write to you about it and, after a successful placement, to help with the visa.",
        `An unfinished application is kept for ${timeOf(retention.draftDays)}, so that you can go on with it, and is then deleted. Uploaded files that no application claims are deleted after 48 hours. A rejected application is erased after ${timeOf(retention.rejectedDays)}, with its documents. Any other application is kept until you erase it, or ask us to.`,
        `Your application has a page of its own, whose link we e-mail to you. There you can see what we hold, download all of it, and erase it at any time: we send a link to your e-mail address, and what you confirm there is gone at once. It has to wait only while the payment is still being processed, or, for 120 days at most, while the bank looks into a disputed payment. If you have lost the link, follow the application by its reference and your e-mail address. To correct something, write to ${site.contactEmail}.`,
        "Of an erased application we keep the reference, the dates, the status and the record of the payment, without your name: the law makes us keep our books. Backups of the database may hold it until they are replaced.",
        "With every application we record which version of the terms was accepted and when. A log of what was done, and of who read which document, is kept and cannot be changed; it names applications by a number, not by name.",
      ],
    },
    {
      title: "Data Security",
      paragraphs: [
        "Uploaded documents are encrypted before they are stored, each with a key of its own. Passport number, date of birth, address and phone number are encrypted in the database too.",
        "Your documents may be read by the administrator, who may pass them to partner employers who look for your profile, by the employer of the vacancy that you applied for (until you withdraw, or we take the vacancy down), and by you. Each reading is logged with who read what and when.",
        "A document that you give as a link stays where it is: our server never opens it, and its protection is in the hands of the service that holds it.",
      ],
    },
    {
      title: "Sharing Information",
      paragraphs: [
        "We share your application with the employer of the vacancy. A general application, and one that fits other vacancies, may be shared with partner employers.",
        "The card payment provider receives what it needs to take the payment. We do not sell your data.",
      ],
    },
  ];
}
