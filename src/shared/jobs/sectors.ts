import { say } from "../say.ts";

export const sectors = [
  { slug: "shipping", label: "Shipping", posting: true, also: ["shipping and marine", "shipping & marine"] },
  { slug: "it", label: "Information Technology", posting: true, also: ["it and technology"] },
  { slug: "mining", label: "Mining", posting: true, also: ["mining and resources", "mining & energy"] },
  { slug: "luxury-cruise", label: "Luxury Cruise", posting: false, also: ["luxury cruises"] },
  { slug: "offshore-rigs", label: "Offshore Rigs", posting: false, also: ["offshore rig"] },
] as const;

export type Sector = (typeof sectors)[number]["slug"];

export const browseSectors: readonly Sector[] = [
  "mining",
  "shipping",
  "it",
  "luxury-cruise",
  "offshore-rigs",
];

export const postingSectors = ["shipping", "it", "mining"] as const satisfies readonly Sector[];

export const sectorSlugs = sectors.map((sector) => sector.slug) as [Sector, ...Sector[]];

export function sectorLabel(slug: string): string {
  return say(sectors.find((sector) => sector.slug === slug)?.label ?? slug);
}

export const sectorOptions = (slugs: readonly Sector[]) =>
  slugs.map((value) => ({ value, label: sectorLabel(value) }));

/** Takes a slug, a label or a short form such as "IT", in any case. */
export function findSector(text: string): Sector | undefined {
  const wanted = text.trim().toLowerCase();
  return sectors.find(
    ({ slug, label, also }) =>
      slug === wanted || label.toLowerCase() === wanted || also.some((name) => name === wanted),
  )?.slug;
}
