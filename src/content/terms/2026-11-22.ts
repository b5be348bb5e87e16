import type { TermsText } from "../legal.ts";

export const text: TermsText = {
  withFee: {
    sections: [
      {
        title: "Application Processing",
        paragraphs: [
          "{site} is an application submission service only. We take your application, check that it is complete and pass it to employers. We give no job guarantee: employers alone decide whom they interview and hire.",
          "Each application costs {fee}, paid once when you submit it. The fee pays for processing and is non-refundable, whatever the outcome. We refund it on our own in three cases: when a payment cannot be tied to a complete application within 24 hours, when the same application was paid for a second time, and when a payment arrives for an application that was withdrawn before it was paid.",
          "Our team reviews an application within 3-5 business days. It remains valid for 12 months. Everything you enter must be true, and every document genuine.",
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
    ],
    clauses: [
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
        text: "The fee is non-refundable, also when you withdraw or are not selected. We refund it on our own in three cases: when a payment cannot be tied to a complete application within 24 hours, when the same application was paid for a second time, and when a payment arrives for an application that was withdrawn before it was paid.",
      },
      {
        title: "Communication and Validity",
        text: "We write to the e-mail address you give, so please keep it working. Your application remains valid for 12 months from the day you submit it.",
      },
    ],
  },
  free: {
    sections: [
      {
        title: "Application Processing",
        paragraphs: [
          "{site} is an application submission service only. We take your application, check that it is complete and pass it to employers. We give no job guarantee: employers alone decide whom they interview and hire.",
          "Applying costs nothing.",
          "Our team reviews an application within 3-5 business days. It remains valid for 12 months. Everything you enter must be true, and every document genuine.",
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
    ],
    clauses: [
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
        text: "As no fee is charged, there is nothing to refund.",
      },
      {
        title: "Communication and Validity",
        text: "We write to the e-mail address you give, so please keep it working. Your application remains valid for 12 months from the day you submit it.",
      },
    ],
  },
};
