export const destinationCountries = [
  { name: "Australia", code: "AU" },
  { name: "New Zealand", code: "NZ" },
  { name: "United Kingdom", code: "UK" },
  { name: "Italy", code: "IT" },
  { name: "France", code: "FR" },
  { name: "Canada", code: "CA" },
  { name: "Morocco", code: "MA" },
  { name: "Singapore", code: "SG" },
  { name: "South Korea", code: "KR" },
  { name: "Finland", code: "FI" },
  { name: "Norway", code: "NO" },
] as const;
