type Category = "shipping" | "it" | "mining";

interface SampleEmployer {
  name: string;
  country: string;
}

/** Invented employers, to show how partners look. */
export const sampleEmployers: Record<Category, readonly SampleEmployer[]> = {
  shipping: [
    { name: "Skarvholm Ocean Lines", country: "Norway" },
    { name: "Tanjong Strait Carriers", country: "Singapore" },
    { name: "Kestrel Bay Maritime", country: "United Kingdom" },
    { name: "Aegina Tide Shipping", country: "Greece" },
    { name: "Hanbit Sea Logistics", country: "South Korea" },
    { name: "Ligurian Wave Cargo", country: "Italy" },
    { name: "Saimaa Ice Shipping", country: "Finland" },
    { name: "Tasman Reach Lines", country: "New Zealand" },
  ],
  it: [
    { name: "Brightmoor Systems", country: "United Kingdom" },
    { name: "Larkfield Software", country: "Canada" },
    { name: "Merlion Byte Works", country: "Singapore" },
    { name: "Pohjola Data Craft", country: "Finland" },
    { name: "Clairfont Digital", country: "France" },
    { name: "Nuri Cloud Foundry", country: "South Korea" },
    { name: "Wattlebird Technologies", country: "Australia" },
  ],
  mining: [
    { name: "Red Spinifex Mining", country: "Australia" },
    { name: "Caribou Ridge Metals", country: "Canada" },
    { name: "Oum Zarga Minerals", country: "Morocco" },
    { name: "Kiruvaara Ore", country: "Finland" },
    { name: "Otago Stone Resources", country: "New Zealand" },
    { name: "Dovrefjell Minerals", country: "Norway" },
    { name: "Copper Lantern Resources", country: "Australia" },
  ],
};

/** /partners shows these when the statistics hold no company. */
export const fallbackPartners = (Object.keys(sampleEmployers) as Category[]).flatMap((category) =>
  sampleEmployers[category].map(({ name, country }) => ({
    company: name,
    country,
    category,
    jobCount: 0,
    totalVacancies: 0,
    sample: true,
  })),
);
