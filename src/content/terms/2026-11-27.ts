import type { TermsText } from "../legal.ts";

export const text: TermsText = {
  withFee: {
    clauses: [
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
        text: "The fee is {fee}. It is paid once for each application and pays for processing it, whatever the outcome. It does not buy a job, an interview or a visa.",
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
        title: "No Refund, With Exceptions",
        text: "The fee is non-refundable, also when you withdraw or are not selected. We refund it in these cases: when a payment has no complete application within 24 hours; when the same application was paid for a second time; when a payment arrives for an application that was withdrawn before it was paid; when a payment arrives for an application that was deleted before it was paid; when the employer has not answered your application and may not read it for 30 days, as after the end of our check; when you withdraw after our check of the employer has ended; when you withdraw after we suspended the employer's account; when you withdraw after the employer deleted the account; when you withdraw after we took the job down; when we decide so in your case and tell you why. An application for a job that we offered you has no fee of its own. What you paid for your general application comes back only when we decide so in your case.",
      },
      {
        title: "Communication and Validity",
        text: "We write to the email address that you give, so please keep it working. Your application remains valid for 12 months from the day you submit it.",
      },
    ],
    sections: [
      {
        title: "Application Processing",
        paragraphs: [
          "{site} is an application submission service only. We take your application, check that it is complete and pass it to the employer of the job. We pass a general application to employers when we see a fit. We give no job guarantee: only employers decide who they interview and hire.",
          "Each application costs {fee}, paid once when you submit it. The fee pays for processing and is non-refundable, whatever the outcome. Clause 9 below names the cases in which we refund it.",
          "Our team reviews an application within 3-5 business days. It remains valid for 12 months. Everything you enter must be true, and every document genuine.",
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
    ],
  },
  free: {
    clauses: [
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
        text: "No fee is charged for this application. Nobody may ask you for money for a job, an interview or a visa in our name.",
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
        title: "No Refund",
        text: "As no fee is charged, there is nothing to refund.",
      },
      {
        title: "Communication and Validity",
        text: "We write to the email address that you give, so please keep it working. Your application remains valid for 12 months from the day you submit it.",
      },
    ],
    sections: [
      {
        title: "Application Processing",
        paragraphs: [
          "{site} is an application submission service only. We take your application, check that it is complete and pass it to the employer of the job. We pass a general application to employers when we see a fit. We give no job guarantee: only employers decide who they interview and hire.",
          "Applying costs nothing.",
          "Our team reviews an application within 3-5 business days. It remains valid for 12 months. Everything you enter must be true, and every document genuine.",
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
    ],
  },
};
