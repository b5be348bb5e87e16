type PartnerCategory = "shipping" | "it" | "mining" | "construction" | "oil-and-gas";

export type ShownCategory = Extract<PartnerCategory, "shipping" | "it" | "mining">;

const keywords: readonly (readonly [PartnerCategory, readonly string[]])[] = [
  ["it", ["accenture", "tcs", "tata consultancy", "infosys", "cognizant", "capgemini", "wipro", "hcl"]],
  [
    "mining",
    ["bhp", "rio tinto", "glencore", "vale", "anglo american", "barrick", "fortescue", "south32", "teck"],
  ],
  [
    "construction",
    ["bechtel", "fluor", "kiewit", "skanska", "balfour beatty", "hochtief", "vinci", "bouygues"],
  ],
  [
    "oil-and-gas",
    [
      "shell",
      "bp",
      "totalenergies",
      "exxonmobil",
      "chevron",
      "equinor",
      "schlumberger",
      "halliburton",
      "baker hughes",
      "transocean",
      "seadrill",
      "noble",
    ],
  ],
];

export const partnerKeywords: readonly string[] = keywords.flatMap(([, words]) => words);

/** The keywords decide first, then the category of the dataset. Everything else is shipping. */
export function partnerCategory(name: string, own?: ShownCategory | null): PartnerCategory {
  const lower = name.toLowerCase();
  const named = keywords.find(([, words]) => words.some((word) => lower.includes(word)));
  return named?.[0] ?? own ?? "shipping";
}

export interface PartnerStats {
  company: string;
  country: string;
  jobCount: number;
  totalVacancies: number;
  category: PartnerCategory;
  sample: boolean;
}
