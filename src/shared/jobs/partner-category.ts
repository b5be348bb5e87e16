export type PartnerCategory = "shipping" | "it" | "mining" | "construction" | "oil-and-gas";

/** Only these are shown; the others belong to no tab. */
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

/** By the company's name; else what its dataset says; else shipping. */
export function partnerCategory(name: string, own?: ShownCategory | null): PartnerCategory {
  const lower = name.toLowerCase();
  const named = keywords.find(([, words]) => words.some((word) => lower.includes(word)));
  return named?.[0] ?? own ?? "shipping";
}

/** What the partners page and its API say of one company. */
export interface PartnerStats {
  company: string;
  country: string;
  /** Open positions. */
  jobCount: number;
  totalVacancies: number;
  category: PartnerCategory;
  /** Invented, from a sample dataset. */
  sample: boolean;
}
