/**
 * The claims of the site about itself, word for word. Nobody counts them, so an operator must be able to prove each of
 * them before going live. A `...Fallback` shows only when the site cannot read the count from the database.
 */
export const claims = {
  partnerCompaniesFallback: "64+",
  jobsFallback: "5,000+",
  vacanciesFallback: "5,000+",
  partnerCount: 94,
  successRate: "95%",
  placed: "580+",
  reviewCount: "120+",
  averageRating: "4.9",
  responseTime: "48 hours",
  applicationTime: "10 minutes",
  reviewTime: "3-5 business days",
  reviewDays: 5,
  applicationValidity: "12 months",
  validMonths: 12,
} as const;

/** The industry cards of the home page. */
export const industryClaims = [
  { sector: "shipping", positions: "150+" },
  { sector: "it", positions: "200+" },
  { sector: "mining", positions: "120+" },
] as const;

/** Marketing salary bands, USD a month. */
export const salaryBands = [
  { level: "labor", salaryMin: 2000, salaryMax: 3500 },
  { level: "mid", salaryMin: 4000, salaryMax: 7000 },
  { level: "professional", salaryMin: 8000, salaryMax: 15000 },
] as const;

/** The ways to pay that the provider's account allows. */
export const paymentMethods = ["Card", "Apple Pay", "Google Pay", "PayPal"] as const;
