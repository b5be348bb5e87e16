import type { claims as english, paymentMethods as englishMethods } from "../claims.ts";

type WordyClaim = {
  [Key in keyof typeof english]: (typeof english)[Key] extends string ? Key : never;
}[keyof typeof english];

/** The claims that people read as they are written; the numbers among the claims have no language. */
export const claims: Readonly<Record<WordyClaim, string>> = {
  partnerCompaniesFallback: "64+",
  jobsFallback: "5000+",
  vacanciesFallback: "5000+",
  successRate: "95 %",
  placed: "580+",
  reviewCount: "120+",
  averageRating: "4.9",
  responseTime: "48 horas",
  applicationTime: "10 minutos",
  reviewTime: "3 a 5 días hábiles",
  applicationValidity: "12 meses",
};

export const paymentMethods: Readonly<Record<(typeof englishMethods)[number], string>> = {
  Card: "Tarjeta",
  "Apple Pay": "Apple Pay",
  "Google Pay": "Google Pay",
  PayPal: "PayPal",
};
