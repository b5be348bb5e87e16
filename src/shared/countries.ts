/** The 11 destinations, in the spec's order: the options of the application's and the reviews' dropdowns. */
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

/** Where the dataset has vacancies, too. */
const furtherCountries = [
  "United Arab Emirates",
  "Qatar",
  "Saudi Arabia",
  "Germany",
  "Netherlands",
  "Denmark",
  "Greece",
  "Malta",
  "Japan",
  "United States",
  "South Africa",
  "Chile",
  "Brazil",
];

/** A known country, in any case, by its own spelling; any other as it is given. */
export function countryNamed(name: string): string {
  const known = [...destinationCountries.map((country) => country.name), ...furtherCountries];
  return known.find((country) => country.toLowerCase() === name.toLowerCase()) ?? name;
}
