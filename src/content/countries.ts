import { countryList } from "./country-list.ts";

type Code = keyof typeof countryList;

/** The names under which jobs are stored and counted. */
export const countryNames: readonly string[] = Object.values(countryList);

/** Languages of the countries with most jobs, of the site, and of many of its employers. */
const languages =
  "en fr it de nl da nb nn sv fi el mt ar ja ko zh zh-Hant ms ta es pt af mi id ru pl tr uk vi tl hi ga".split(
    " ",
  );

/** Common names that the tables of languages do not have. */
const otherNames: Partial<Record<Code, readonly string[]>> = {
  AE: ["UAE", "U.A.E.", "Emirates"],
  BN: ["Brunei Darussalam"],
  CD: ["DR Congo", "DRC", "Congo (Kinshasa)"],
  CG: ["Congo", "Congo (Brazzaville)"],
  CN: ["PRC", "People's Republic of China", "Mainland China"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  FK: ["Falklands"],
  GB: ["UK", "U.K.", "Great Britain", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  IR: ["Islamic Republic of Iran"],
  KP: ["DPRK"],
  KR: ["Korea", "Republic of Korea", "ROK"],
  LA: ["Lao PDR"],
  MM: ["Burma"],
  MK: ["Macedonia"],
  NL: ["Holland", "The Netherlands"],
  NZ: ["Aotearoa"],
  RU: ["Russian Federation"],
  SA: ["KSA", "Kingdom of Saudi Arabia"],
  SY: ["Syrian Arab Republic"],
  SZ: ["Swaziland"],
  TL: ["East Timor"],
  TW: ["Republic of China"],
  TZ: ["United Republic of Tanzania"],
  US: ["USA", "U.S.A.", "U.S.", "United States of America", "America"],
  VA: ["Holy See"],
  VN: ["Viet Nam"],
};

/** Compared without case, accents and signs: `Cote d'Ivoire` is `Côte d’Ivoire`. */
const compared = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/&/g, " and ")
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^the /, "");

const names = new Map(countryNames.map((name) => [compared(name), name]));

let aliases: Map<string, string> | undefined;

/** A known country by the name that the site stores, from any of its names; undefined for any other text. */
export function knownCountry(text: string): string | undefined {
  const name = compared(text);
  const english = names.get(name);
  if (english) return english;
  // Reading the aliases takes about 50 ms: it happens once, and only for a text that is no English name.
  aliases ??= readAliases();
  return aliases.get(name);
}

/** A known country by the name that the site stores; any other text as it is. */
export const countryNamed = (text: string): string => knownCountry(text) ?? text;

/** An earlier name wins: English before other languages, and what is written above before all of them. */
function readAliases(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (alias: string | undefined, name: string) => {
    if (alias && !found.has(compared(alias))) found.set(compared(alias), name);
  };
  const all = Object.entries(countryList) as [Code, string][];
  for (const [code, name] of all) for (const other of otherNames[code] ?? []) add(other, name);
  for (const language of languages) {
    const inLanguage = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const [code, name] of all) add(inLanguage.of(code), name);
  }
  for (const [code, name] of all) {
    const { language } = new Intl.Locale(`und-${code}`).maximize();
    add(language && new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(code), name);
    add(code, name);
  }
  return found;
}
