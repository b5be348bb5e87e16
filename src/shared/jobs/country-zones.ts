/** The zone that most people of a country live by. The forms suggest no zone for a country that is missing here. */
const zones: Record<string, string> = {
  Australia: "Australia/Sydney",
  Brazil: "America/Sao_Paulo",
  Canada: "America/Toronto",
  Chile: "America/Santiago",
  Denmark: "Europe/Copenhagen",
  Finland: "Europe/Helsinki",
  France: "Europe/Paris",
  Germany: "Europe/Berlin",
  Greece: "Europe/Athens",
  Italy: "Europe/Rome",
  Japan: "Asia/Tokyo",
  Malta: "Europe/Malta",
  Morocco: "Africa/Casablanca",
  Netherlands: "Europe/Amsterdam",
  "New Zealand": "Pacific/Auckland",
  Norway: "Europe/Oslo",
  Qatar: "Asia/Qatar",
  "Saudi Arabia": "Asia/Riyadh",
  Singapore: "Asia/Singapore",
  "South Africa": "Africa/Johannesburg",
  "South Korea": "Asia/Seoul",
  "United Arab Emirates": "Asia/Dubai",
  "United Kingdom": "Europe/London",
  "United States": "America/New_York",
};

export const zoneOfCountry = (country: string): string | undefined => zones[country];
