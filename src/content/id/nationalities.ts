/** Nationalities as people write them where they do not write the name of the country, and the country by its stored name. */
export const nationalities: Readonly<Record<string, string>> = {
  amerika: "United States",
  bangladeshi: "Bangladesh",
  britania: "United Kingdom",
  cina: "China",
  filipino: "Philippines",
  pinoy: "Philippines",
  "inggris raya": "United Kingdom",
  korea: "South Korea",
  "orang indonesia": "Indonesia",
  ri: "Indonesia",
  "warga negara indonesia": "Indonesia",
  "warga negara indonesia (wni)": "Indonesia",
  wni: "Indonesia",
  "wni (warga negara indonesia)": "Indonesia",
};
