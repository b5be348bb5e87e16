import { partnerKeywords } from "../shared/jobs/partner-category.ts";
import { imitatedBrands } from "./imitated-brands.ts";

/** Beside the brands that the rules look for and those that the partners page knows by a keyword. */
const others = [
  "aida",
  "bernhard schulte",
  "columbia shipmanagement",
  "dof",
  "dp world",
  "evergreen",
  "fleet management",
  "hyundai merchant marine",
  "mitsui",
  "ocean network express",
  "oracle",
  "seaspan",
  "shell",
  "siemens",
  "stena",
  "synergy marine",
  "thome",
  "v.ships",
  "yang ming",
  "zim",
];

/** Companies whose names are worth taking: the administrator gets a hint at a request that names nearly one of them. */
export const knownBrands: readonly string[] = [
  ...new Set([...partnerKeywords, ...imitatedBrands.map((brand) => brand.toLowerCase()), ...others]),
];
